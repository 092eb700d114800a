// The papers that goods are printed on.

/** Neighbours of one colour lie on different papers. */
const PAPERS: Record<string, string> = {
  snake: '#f6e3b4',
  frog: '#f3ecd6',
  bonsai: '#f5dfa6',
  fish: '#f7e6da',
  vase: '#f0d9a8',
  teapot: '#f6e3c2',
  fan: '#f5e6b8',
  silk_robe: '#f8dfc8',
  carpet: '#dfe7d4',
  lantern: '#d9e4e4',
  mushrooms: '#dde6cc',
  baby_dragon: '#cfe0e2',
  necklace: '#dbe6e6',
  ring: '#f1e1ec',
  buddha_statue: '#d8e2ea',
  perfume: '#ece6c2',
  parasol: '#dce8dc',
  fruit_basket: '#dbe7ea',
  rice_bowl: '#e9d3b0',
  flute: '#dfe6ee',
}

export function paperOf(good: string): string {
  return PAPERS[good] ?? 'var(--washi-light)'
}
