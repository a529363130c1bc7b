import { substituteKey } from '../record/substitutes.ts'
import { updateAllProducts } from './update-all-products.service.ts'

/** Stores the keys of medicines whose ingredients are now compared with their other names and spellings. Idempotent. */
export async function refreshSubstituteKeys(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  await updateAllProducts((product) => {
    const key = substituteKey(product)
    return key === undefined || key === product.substituteKey ? {} : { substituteKey: key }
  }, onProgress)
}
