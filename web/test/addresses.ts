import type { Address_AddressFragment } from '../src/shared/address/Address.generated.ts'

export function buildAddress(
  id: string,
  active = true,
  addressLine = `${id} street`,
): Address_AddressFragment {
  return {
    __typename: 'Address',
    id,
    addressLine,
    city: 'Pune',
    state: 'Maharashtra',
    country: 'India',
    pincode: '411001',
    mobile: '9876543210',
    landmark: '',
    label: null,
    active,
    version: 1,
    isDeliverable: true,
  }
}
