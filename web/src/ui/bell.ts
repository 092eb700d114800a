// The sound of a small wooden bell, synthesised so that no file is loaded.

let context: AudioContext | undefined

export function ringBell(): void {
  context ??= new AudioContext()
  void context.resume()
  const now = context.currentTime
  for (const [pitch, delay] of [
    [587, 0],
    [880, 0.14],
  ] as const) {
    const tone = context.createOscillator()
    const volume = context.createGain()
    tone.type = 'triangle'
    tone.frequency.value = pitch
    volume.gain.setValueAtTime(0.0001, now + delay)
    volume.gain.exponentialRampToValueAtTime(0.16, now + delay + 0.01)
    volume.gain.exponentialRampToValueAtTime(0.0001, now + delay + 0.55)
    tone.connect(volume).connect(context.destination)
    tone.start(now + delay)
    tone.stop(now + delay + 0.6)
  }
}
