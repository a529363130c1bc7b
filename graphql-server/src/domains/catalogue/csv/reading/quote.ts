const MAX_QUOTED = 60

/** The start of a cell, to be quoted in a sentence. Characters of two code units, such as emoji, stay whole. */
export function quote(cell: string): string {
  const start = Array.from(cell.slice(0, 2 * MAX_QUOTED))
  return start.length > MAX_QUOTED ? `${start.slice(0, MAX_QUOTED).join('')}…` : cell
}
