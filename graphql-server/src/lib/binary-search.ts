/**
 * The first position below `length` for which `isBefore` is false. It must be true for all positions before that one.
 */
export function partitionPoint(length: number, isBefore: (position: number) => boolean): number {
  let low = 0
  let high = length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}
