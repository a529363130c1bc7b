import { timingSafeEqual } from 'node:crypto'

/** Whether two secrets are equal. Takes equally long for all texts of the right length. */
export function isSameSecret(given: string, expected: string): boolean {
  const [left, right] = [Buffer.from(given), Buffer.from(expected)]
  return left.length === right.length && timingSafeEqual(left, right)
}
