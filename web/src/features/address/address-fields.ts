import type { Address_AddressFragment, CreateAddressInput } from '../../apollo/generated.ts'
import { isLikelyMobile, mobileDoubt } from '../../lib/mobile.ts'

export type Address = Address_AddressFragment
export type AddressText = CreateAddressInput
export type AddressFieldName = keyof AddressText

interface AddressField {
  name: AddressFieldName
  label: string
  /** What browsers fill in by themselves. */
  autoComplete: string
  /** The phone's keyboard. */
  inputMode?: 'numeric' | 'tel'
  /** Said where the text is unlikely to be right. It blocks nothing: the person knows better. */
  hint?: string
}

const pincodeDoubt = 'A pincode mostly has 6 digits. Please check it.'

/** The form's fields in their order. All are plain text, and required. */
export const addressFields: readonly AddressField[] = [
  { name: 'addressLine', label: 'Address line', autoComplete: 'street-address' },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  {
    name: 'pincode',
    label: 'Pincode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    hint: pincodeDoubt,
  },
  { name: 'country', label: 'Country', autoComplete: 'country-name' },
  { name: 'mobile', label: 'Mobile', autoComplete: 'tel', inputMode: 'tel', hint: mobileDoubt },
]

/** The texts of a form that starts anew: the store delivers in India. */
export const blankAddress: AddressText = {
  addressLine: '',
  city: '',
  state: '',
  pincode: '',
  country: 'India',
  mobile: '',
}

/** The texts without the spaces around them. */
export function trimmed(text: AddressText): AddressText {
  return {
    addressLine: text.addressLine.trim(),
    city: text.city.trim(),
    state: text.state.trim(),
    pincode: text.pincode.trim(),
    country: text.country.trim(),
    mobile: text.mobile.trim(),
  }
}

/** A sentence for each field that is blank. */
export function blankFields(text: AddressText) {
  return addressFields
    .filter(({ name }) => text[name].trim() === '')
    .map(({ name, label }) => ({ field: name, message: `${label} is required.` }))
}

/** Whether a text looks right, or nothing is there yet. */
export function isLikely(name: AddressFieldName, value: string): boolean {
  if (name === 'mobile') return isLikelyMobile(value)
  return name !== 'pincode' || /^(\d{6})?$/.test(value.replace(/[\s-]/g, ''))
}
