/**
 * Writes paise as rupees the Indian way: 12345678 gives '₹1,23,456.78', 8900 gives '₹89'.
 * Integer arithmetic alone, and no Intl: the server and every browser must write the same.
 */
export function formatMoney(paise: number): string {
  const sign = paise < 0 ? '−' : ''
  const whole = Math.abs(Math.trunc(paise))
  const rest = whole % 100
  const rupees = groupIndian(String((whole - rest) / 100))
  return rest === 0 ? `${sign}₹${rupees}` : `${sign}₹${rupees}.${String(rest).padStart(2, '0')}`
}

/** The last three digits together, before them pairs: lakh and crore. */
function groupIndian(digits: string): string {
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
}

/** '12%', and '12.5%' where the discount is not whole. */
export function formatPercent(percent: number): string {
  return `${String(Math.round(percent * 100) / 100)}%`
}
