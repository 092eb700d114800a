import { describe, expect, it } from 'vitest'
import { scrollFor } from './bringIntoView'

const FREE = { top: 100, bottom: 700 }
const at = (top: number, height = 50) => ({ top, bottom: top + height })

describe('how far to scroll to what is asked', () => {
  it('goes no further than needed', () => {
    expect(scrollFor([[at(800)]], FREE)).toBe(150)
    expect(scrollFor([[at(-200)]], FREE)).toBe(-300)
  })
  it('stays where something of every group is seen', () => {
    expect(scrollFor([[at(300), at(900)], [at(500)]], FREE)).toBe(0)
  })
  it('keeps in sight what can be kept', () => {
    expect(scrollFor([[at(300)], [at(800)]], FREE)).toBe(150)
  })
  it('shows most groups where not all can be seen at once', () => {
    expect(scrollFor([[at(100)], [at(1500)], [at(1600)]], FREE)).toBe(950)
  })
  it('centres what is higher than the room there is', () => {
    expect(scrollFor([[at(1000, 800)]], FREE)).toBe(1000)
  })
})
