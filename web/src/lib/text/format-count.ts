/** Formats '1 item', '3 items', '1,00,000 items'. */
export function formatCount(count: number, noun: string): string {
  return `${count.toLocaleString('en-IN')} ${noun}${count === 1 ? '' : 's'}`
}
