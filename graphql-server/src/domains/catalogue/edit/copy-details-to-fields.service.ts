import { productFields } from '../record/product-input.ts'
import type { ProductRecord } from '../record/product.model.ts'
import { updateAllProducts } from './update-all-products.service.ts'

/** The details that older products have instead of these fields, by name in lower case. */
const DETAIL_NAMES = {
  brand: ['brand'],
  manufacturer: ['manufacturer'],
  composition: ['composition', 'salt'],
}

const makerFields = productFields.pick({ brand: true, manufacturer: true, composition: true })
type MakerFields = Pick<ProductRecord, keyof typeof DETAIL_NAMES>

/**
 * Fills in the brand, manufacturer and composition from the details of products that have them only there. The details
 * stay, because partners and REST clients read them. Idempotent.
 */
export async function copyDetailsToFields(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  await updateAllProducts(missingFields, onProgress)
}

/** The missing fields that the details contain. Details that are not valid as fields are ignored. */
function missingFields(product: ProductRecord): MakerFields {
  const found: MakerFields = {}
  for (const field of ['brand', 'manufacturer', 'composition'] as const) {
    if (product[field] !== undefined) continue
    const detail = product.details.find(({ name }) =>
      DETAIL_NAMES[field].includes(name.trim().toLowerCase()),
    )
    const value = detail && makerFields.shape[field].safeParse(detail.value).data
    if (value) found[field] = value
  }
  return found
}
