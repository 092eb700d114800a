// What the areas deal in, as signs.

const UNITS: Record<string, string> = {
  copper_mine: 'copper',
  silk_mill: 'silk',
  tea_plantation: 'tea',
  fishing_grounds: 'fish',
  bank: 'yen',
  chinatown: 'exchanges',
  church: 'faith',
  customs: 'import',
  agency: 'warehouse',
  laboratory: 'industry',
  research_center: 'industry',
  port: 'order_level',
  dock: 'order_level',
}

/** The sign of what an area of this kind yields; the canal yields nothing. */
export function unitOf(kind: string): string {
  return UNITS[kind] ?? 'yen'
}
