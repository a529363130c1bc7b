const STEPS = [1, 2, 4, 5, 10]

/**
 * Returns the top of a scale, in paise: the lowest amount in rupees that covers all values, and is round both whole and
 * halved.
 */
export function roundUp(paise: number): number {
  const rupees = Math.max(paise / 100, 1)
  const power = 10 ** Math.floor(Math.log10(rupees))
  const step = STEPS.find((one) => one * power >= rupees) ?? 10
  return step * power * 100
}
