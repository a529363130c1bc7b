/** The link that writes to an address, whose name may contain `?`, `&` and `%`. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

/** The link that calls a number, which people write with blanks, hyphens and brackets. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/** The link that looks for an address on a map. Phones open their map app. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
