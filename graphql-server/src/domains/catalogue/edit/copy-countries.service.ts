import { readCountry } from '../record/countries.ts'
import type { ProductRecord } from '../record/product.model.ts'
import { updateAllProducts } from './update-all-products.service.ts'

/** The details in which older products have their country of origin, in lower case, the most exact name first. */
const DETAIL_NAMES = ['country of origin', 'country', 'origin']

/**
 * Fills in the country of origin of products that have it only in their details. Details that do not name a country,
 * such as 'Origin: Darjeeling', are ignored. The details stay, because partners and REST clients read them. Idempotent.
 */
export async function copyCountries(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  await updateAllProducts(findCountry, onProgress)
}

function findCountry({ countryOfOrigin, details }: ProductRecord): Partial<ProductRecord> {
  if (countryOfOrigin !== undefined) return {}
  const codes = DETAIL_NAMES.flatMap((wanted) =>
    details
      .filter(({ name }) => name.trim().toLowerCase() === wanted)
      .flatMap(({ value }) => readCountry(value) ?? []),
  )
  return codes[0] === undefined ? {} : { countryOfOrigin: codes[0] }
}
