/** Returns the mailto link to an address, which may contain `?`, `&` and `%`. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replaceAll('%40', '@')}`
}

/** Returns the tel link to a number, which people write with spaces, hyphens and brackets. */
export function phoneLink(phone: string): string {
  return `tel:${phone.replace(/[^+\d]/g, '')}`
}

/**
 * Returns the link to a WhatsApp chat (https://wa.me), with a message to begin with. Ten digits are an Indian number
 * without its country code, also after a leading 0.
 */
export function whatsAppLink(phone: string, message = ''): string {
  const digits = phone.replace(/\D/g, '').replace(/^0+/, '')
  const number = digits.length === 10 ? `91${digits}` : digits
  return `https://wa.me/${number}${message && `?text=${encodeURIComponent(message)}`}`
}

/** Returns the link that looks for an address on a map. Phones open their map app. */
export function mapLink(address: string): string {
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(address)}`
}
