/**
 * Formats paise as rupees in the Indian style: 12345678 as '₹1,23,456.78', 8900 as '₹89'. Uses integers and no Intl, so
 * that the server and all browsers produce the same text.
 */
export function formatMoney(paise: number): string {
  const sign = paise < 0 ? '−' : ''
  const whole = Math.abs(Math.trunc(paise))
  const rest = whole % 100
  const rupees = groupIndian(String((whole - rest) / 100))
  return rest === 0 ? `${sign}₹${rupees}` : `${sign}₹${rupees}.${String(rest).padStart(2, '0')}`
}

/** Groups digits as lakh and crore: the last three, then pairs. */
function groupIndian(digits: string): string {
  return digits.replace(/(\d)(?=(\d\d)+\d$)/g, '$1,')
}

/** Formats '12%', or '12.5%' if it is not whole. */
export function formatPercent(percent: number): string {
  return `${String(Math.round(percent * 100) / 100)}%`
}
