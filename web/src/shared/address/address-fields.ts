import type { Address_AddressFragment } from './Address.generated.ts'
import { toBareNumber } from '../../lib/text/digits.ts'
import { isLikelyMobile, mobileWarning } from '../../lib/text/mobile.ts'

export type Address = Address_AddressFragment
export type AddressFieldName =
  'addressLine' | 'pincode' | 'city' | 'state' | 'country' | 'mobile' | 'landmark'
export type AddressText = Pick<Address, AddressFieldName | 'label'>

interface AddressField {
  name: AddressFieldName
  label: string
  /** For the browser's autofill. */
  autoComplete: string
  /** The keyboard on phones. */
  inputMode?: 'numeric' | 'tel'
  /** Shown if the value is unlikely. */
  hint?: string
  isOptional?: true
}

const pincodeWarning = 'A pincode usually has 6 digits. Please check it.'

/** The form's fields in order. All are plain text. The pincode comes early, because it proposes the others. */
export const addressFields: readonly AddressField[] = [
  { name: 'addressLine', label: 'Address line', autoComplete: 'street-address' },
  {
    name: 'pincode',
    label: 'Pincode',
    autoComplete: 'postal-code',
    inputMode: 'numeric',
    hint: pincodeWarning,
  },
  { name: 'city', label: 'City', autoComplete: 'address-level2' },
  { name: 'state', label: 'State', autoComplete: 'address-level1' },
  { name: 'country', label: 'Country', autoComplete: 'country-name' },
  { name: 'mobile', label: 'Mobile', autoComplete: 'tel', inputMode: 'tel', hint: mobileWarning },
  { name: 'landmark', label: 'Landmark (optional)', autoComplete: 'off', isOptional: true },
]

/** A new address's initial values. The shop delivers in India. */
export const blankAddress: AddressText = {
  addressLine: '',
  city: '',
  state: '',
  pincode: '',
  country: 'India',
  mobile: '',
  landmark: '',
  label: null,
}

export function trimmed(text: AddressText): AddressText {
  return {
    addressLine: text.addressLine.trim(),
    city: text.city.trim(),
    state: text.state.trim(),
    pincode: text.pincode.trim(),
    country: text.country.trim(),
    mobile: text.mobile.trim(),
    landmark: text.landmark.trim(),
    label: text.label,
  }
}

/** Returns an error for each blank field that is required. */
export function blankFields(text: AddressText) {
  return addressFields
    .filter(({ name, isOptional }) => !isOptional && text[name].trim() === '')
    .map(({ name, label }) => ({ field: name, message: `${label} is required.` }))
}

/** Returns the fields with a new value that is unlikely in India. It may be right, so it can be saved. */
export function unlikelyFields(text: AddressText, saved: AddressText): AddressFieldName[] {
  return addressFields
    .map(({ name }) => name)
    .filter((name) => text[name] !== saved[name] && !isLikely(name, text[name]))
}

/** Whether a value looks valid or is empty. */
function isLikely(name: AddressFieldName, value: string): boolean {
  if (name === 'mobile') return isLikelyMobile(value)
  return name !== 'pincode' || /^(\d{6})?$/.test(toBareNumber(value))
}
