/** Shown if a mobile number is unlikely; it does not block saving. */
export const mobileWarning = 'A mobile number usually has 10 digits. Please check it.'

/** Whether it looks like an Indian mobile number, or is empty. */
export function isLikelyMobile(value: string): boolean {
  const text = value.replace(/[\s-]/g, '')
  return text === '' || /^(\+?91|0)?\d{10}$/.test(text)
}
