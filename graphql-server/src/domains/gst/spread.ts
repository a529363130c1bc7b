import type { Paise } from '../../lib/money.ts'

/**
 * Divides an amount in proportion to weights. The parts are whole paise and add up to the amount: the paise that are
 * left go to the largest fractions, earlier parts first. All parts are 0 if no weight is above 0.
 */
export function spread(amount: Paise, weights: readonly number[]): Paise[] {
  const sum = weights.reduce((all, weight) => all + weight, 0)
  if (sum === 0) return weights.map(() => 0)
  const shares = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = shares.map((share) => Number(share / BigInt(sum)))
  const left = amount - parts.reduce((all, part) => all + part, 0)
  const byFraction = shares
    .map((share, index) => ({ index, fraction: share % BigInt(sum) }))
    .toSorted((one, other) => Number(other.fraction - one.fraction))
  for (const { index } of byFraction.slice(0, left)) parts[index] = (parts[index] ?? 0) + 1
  return parts
}

/**
 * Divides an amount like `spread`, but no part exceeds its limit. The rest goes to the parts that are below their
 * limits; an amount above the sum of all limits is reduced to it.
 */
export function spreadWithin(
  amount: Paise,
  parts: readonly { weight: number; limit: Paise }[],
): Paise[] {
  const weights = parts.map(({ weight }) => weight)
  const first = spread(amount, weights).map((part, index) =>
    Math.min(part, parts[index]?.limit ?? 0),
  )
  const room = parts.map(({ limit }, index) => limit - (first[index] ?? 0))
  const rest = amount - first.reduce((all, part) => all + part, 0)
  const more = spread(
    Math.min(
      rest,
      room.reduce((all, each) => all + each, 0),
    ),
    room,
  )
  return first.map((part, index) => part + (more[index] ?? 0))
}
