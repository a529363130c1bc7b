/** Describes a product's position in the results: 'no. 3 of the results'. */
export function formatPlace(position: number | null): string {
  return position === null ? 'not among the first ten' : `no. ${position} of the results`
}
