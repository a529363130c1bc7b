import type { NotDeliveredReason } from '../../contract/types.generated.ts'
import type { OrderedSchedule } from '../catalogue/medicine/medicine-fields.ts'
import { hasPin, readPin } from '../delivery/pin-codes.ts'
import type { MedicineSettings } from '../shop/delivery-settings.ts'
import { notDeliveredTexts } from './messages.ts'

const MAX_SHOWN = 20

/** A product or an order line, as far as the rules depend on it. */
export interface RestrictedMedicine {
  schedule?: OrderedSchedule | null
  /** Whether it is a narcotic or psychotropic. */
  narcotic?: boolean | undefined
}

/**
 * Returns the rule that prevents the delivery of a product to a PIN code as typed, or null. Without a PIN code, the
 * revenue district is not considered. Products without a schedule can always be delivered. Schedule X is not sold
 * online, so the cart and the prescription check reject it before a delivery. No setting allows the delivery of narcotic
 * and psychotropic medicines. Source: G.S.R. 220(E) of 26 March 2020.
 */
export function whyNotDelivered(
  { schedule = null, narcotic = false }: RestrictedMedicine,
  settings: MedicineSettings,
  pincode: string | null,
): NotDeliveredReason | null {
  if (narcotic) return 'NARCOTIC'
  if (schedule === null || schedule === 'X') return null
  if (!settings.deliverPrescriptionMedicines) return 'PRESCRIPTION'
  if (schedule === 'H' && !settings.deliverScheduleH) return 'SCHEDULE_H'
  if (schedule === 'H1' && !settings.deliverScheduleH1) return 'SCHEDULE_H1'
  return isInDistrict(settings, pincode) ? null : 'DISTRICT'
}

function isInDistrict({ medicineDistrict }: MedicineSettings, pincode: string | null): boolean {
  if (medicineDistrict.length === 0 || pincode === null) return true
  const pin = readPin(pincode)
  return pin !== null && hasPin(medicineDistrict, pin)
}

/** The sentence for a product that is not delivered to a PIN code as typed. */
export function describeNotDelivered(reason: NotDeliveredReason, pincode: string | null): string {
  const text =
    reason === 'DISTRICT'
      ? notDeliveredTexts.DISTRICT({ pincode: pincode?.trim().slice(0, MAX_SHOWN) ?? '' })
      : notDeliveredTexts[reason]()
  return text.message
}
