import type { NotDelivered } from '../../contract/types.generated.ts'
import { orderedSchedule } from '../catalogue/medicine/medicine-fields.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import { describeNotDelivered, whyNotDelivered } from '../medicine/delivery-rules.ts'
import type { MedicineSettings } from '../shop/delivery-settings.ts'

/** Lists the products that the shop may not deliver to a PIN code as typed. Null if it is unknown. */
export function findNotDelivered(
  products: ProductRecord[],
  settings: MedicineSettings,
  pincode: string | null,
): NotDelivered[] {
  return products.flatMap((product) => {
    const restricted = { schedule: orderedSchedule(product), narcotic: product.narcotic }
    const reason = whyNotDelivered(restricted, settings, pincode)
    if (!reason) return []
    const productId = product._id.toHexString()
    return [{ productId, reason, message: describeNotDelivered(reason, pincode) }]
  })
}
