/** Describes what happens to carts and orders when this many products are deleted. */
export function describeDeletion(count: number): string {
  const pronoun = count === 1 ? 'It' : 'They'
  return `${pronoun} will be removed from the shop and from all carts. Orders keep their copies.`
}
