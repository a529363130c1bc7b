/** What happens to carts and orders when this many products are deleted. */
export function describeDeletion(count: number): string {
  const pronoun = count === 1 ? 'It disappears' : 'They disappear'
  return `${pronoun} from the store and from all carts. Orders keep their copies.`
}
