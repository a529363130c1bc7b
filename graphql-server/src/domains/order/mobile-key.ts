/** The last ten digits of a telephone number: the same with and without a country's code, spaces or zeros. */
export function mobileKey(mobile: string): string {
  return mobile.replaceAll(/\D/g, '').slice(-10)
}
