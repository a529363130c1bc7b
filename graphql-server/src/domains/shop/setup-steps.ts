import type { SetupStep } from '../../contract/types.generated.ts'
import { EXAMPLE_SHOP } from './example-shop.ts'
import type { ShopSettings } from './setting-fields.ts'

/** The contents of the shop, as far as the steps depend on them. */
export interface ShopContents {
  hasCategory: boolean
  hasProduct: boolean
  hasOrder: boolean
  hasPharmacist: boolean
}

type SetupSettings = Pick<
  ShopSettings,
  | 'address'
  | 'phone'
  | 'email'
  | 'fssai'
  | 'drugLicence'
  | 'grievanceOfficer'
  | 'upiPayments'
  | 'upiId'
  | 'gstRegistration'
>

/**
 * The steps to set up a new shop, in the order in which an owner takes them.
 *
 * @param saved The settings that admins have saved. A shop that delivers everywhere has no delivery area, but it has
 *   saved its minutes, or removed an area. A shop that is not registered for GST has saved so.
 */
export function listSetupSteps(
  settings: SetupSettings,
  saved: Partial<ShopSettings>,
  contents: ShopContents,
): SetupStep[] {
  const { address, phone, email, fssai, drugLicence, grievanceOfficer, upiId } = settings
  const isRegistered = settings.gstRegistration !== 'NONE'
  const isOwn =
    address !== EXAMPLE_SHOP.address && phone !== EXAMPLE_SHOP.phone && email !== EXAMPLE_SHOP.email
  return [
    { code: 'DETAILS', isDone: isOwn },
    { code: 'LICENCES', isDone: fssai !== '' || drugLicence !== '' },
    { code: 'GST', isDone: isRegistered || 'gstRegistration' in saved },
    ...(drugLicence === ''
      ? []
      : [{ code: 'PHARMACIST' as const, isDone: contents.hasPharmacist }]),
    { code: 'GRIEVANCE_OFFICER', isDone: grievanceOfficer !== '' },
    { code: 'UPI', isDone: !settings.upiPayments || upiId !== EXAMPLE_SHOP.upiId },
    { code: 'DELIVERY_AREA', isDone: 'deliveryAreas' in saved || 'deliveryMinutes' in saved },
    { code: 'CATEGORY', isDone: contents.hasCategory },
    { code: 'PRODUCT', isDone: contents.hasProduct },
    { code: 'ORDER', isDone: contents.hasOrder },
  ]
}
