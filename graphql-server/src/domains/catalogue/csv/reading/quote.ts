const MAX_QUOTED = 60

/** Shortens a cell for a sentence, without splitting characters of two code units, such as emoji. */
export function quote(cell: string): string {
  const start = Array.from(cell.slice(0, 2 * MAX_QUOTED))
  return start.length > MAX_QUOTED ? `${start.slice(0, MAX_QUOTED).join('')}…` : cell
}
