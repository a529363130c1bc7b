/** Says where a search finds a product: 'no. 3 of the results'. */
export function formatPlace(position: number | null): string {
  return position === null ? 'not among the first ten' : `no. ${position} of the results`
}
