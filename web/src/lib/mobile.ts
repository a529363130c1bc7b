/** A hint where a mobile number is unlikely to be right. It blocks nothing: the person knows better. */
export function doubtMobile(value: string): string | null {
  const text = value.replace(/[\s-]/g, '')
  const isLikely = text === '' || /^(\+?91|0)?\d{10}$/.test(text)
  return isLikely ? null : 'A mobile number mostly has 10 digits. Please check it.'
}
