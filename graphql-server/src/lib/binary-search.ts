/** Finds the first position where `isBefore` is false, or `length`. It must be true for all earlier positions. */
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
