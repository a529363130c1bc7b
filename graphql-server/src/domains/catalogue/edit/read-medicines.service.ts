import type { DrugSchedule } from '../../../contract/types.generated.ts'
import { readPack, toMedicine } from '../medicine/pack.ts'
import { readPrescription } from '../medicine/prescription.ts'
import { substituteKey } from '../record/substitutes.ts'
import type { ProductRecord } from '../record/product.model.ts'
import { updateAllProducts } from './update-all-products.service.ts'

/** The details that name the required prescription, the most precise one first. */
const DETAIL_NAMES = ['schedule', 'prescription']

/**
 * Adds the medicine data of products that have it only in their details. The pack is read from the unit. The details
 * stay, because partners and REST clients read them. Idempotent. Requires the compositions that `copyDetailsToFields`
 * copies.
 */
export async function readMedicines(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  await updateAllProducts(medicineFields, onProgress)
}

/** Skips products that already have medicine data, or are marked as not a medicine. */
function medicineFields(product: ProductRecord): Pick<ProductRecord, 'medicine' | 'substituteKey'> {
  const { composition, unit } = product
  const schedule = product.medicine === undefined ? readSchedule(product) : null
  if (schedule === null) return {}
  const medicine = toMedicine(readPack(unit), schedule)
  const key = substituteKey({ composition, medicine })
  return { medicine, ...(key !== undefined && { substituteKey: key }) }
}

function readSchedule({ details }: ProductRecord): DrugSchedule | null {
  const found = DETAIL_NAMES.flatMap((wanted) =>
    details.filter(({ name }) => name.trim().toLowerCase() === wanted),
  )
  return found.map(({ value }) => readPrescription(value)).find((read) => read !== null) ?? null
}
