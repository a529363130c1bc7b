/** The country of products that are not imported. */
export const HOME_COUNTRY = 'IN'

const names = new Intl.DisplayNames('en', { type: 'region' })

/**
 * The English name of a country by its ISO code, or the code itself if it is not one. Browsers and the server can know
 * different names, as in 'Turkey' and 'Türkiye'.
 */
export function formatCountry(code: string): string {
  try {
    return names.of(code.toUpperCase()) ?? code
  } catch {
    return code
  }
}
