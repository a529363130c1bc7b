import { describe, expect, it } from 'vitest'
import {
  type AddressFieldName,
  blankAddress,
  blankFields,
  trimmed,
  unlikelyFields,
} from './address-fields.ts'

/** Whether a field's value can be saved without a question. */
const isLikely = (name: AddressFieldName, value: string) =>
  unlikelyFields({ ...blankAddress, [name]: value }, blankAddress).length === 0

describe('an address', () => {
  it('blankFields reports every blank field in order', () => {
    const errors = blankFields({ ...blankAddress, country: ' \t', city: 'Pune' })
    expect(errors.map(({ message }) => message)).toEqual([
      'Address line is required.',
      'Pincode is required.',
      'State is required.',
      'Country is required.',
      'Mobile is required.',
    ])
  })

  it('trimmed trims an address, and keeps inner spaces', () => {
    expect(trimmed({ ...blankAddress, city: '  New  Delhi ' }).city).toBe('New  Delhi')
  })

  it.each(['560038', '560 038', '(560-038)', '५६००३८', '\u200e560038', ''])(
    'unlikelyFields accepts the pincode %j as likely',
    (pincode) => {
      expect(isLikely('pincode', pincode)).toBe(true)
    },
  )

  it.each(['56003', '5600381', 'SW1A 1AA'])('unlikelyFields reports the pincode %j', (pincode) => {
    expect(isLikely('pincode', pincode)).toBe(false)
  })

  it.each([
    ...['9876543210', '98765 43210', '+91 98765-43210', '09876543210', ''],
    ...['(+91) 98765 43210', '00919876543210', '0091 98765.43210', '+91 (0) 98765 43210'],
    ...['९८७६५४३२१०', '+९१ ९८७६५ ४३२१०', '৯৮৭৬৫৪৩২১০', '\u202a+91 98765\u201143210\u202c'],
  ])('unlikelyFields accepts the mobile %j as likely', (mobile) => {
    expect(isLikely('mobile', mobile)).toBe(true)
  })

  it.each(['12345', '987654321012', 'call me', '९८७६५', '0092 9876543210'])(
    'unlikelyFields reports the mobile %j',
    (mobile) => {
      expect(isLikely('mobile', mobile)).toBe(false)
    },
  )

  it('unlikelyFields accepts any other value', () => {
    expect(isLikely('city', '1')).toBe(true)
  })

  it('unlikelyFields does not report a value that was saved before', () => {
    const saved = { ...blankAddress, pincode: '5600' }
    expect(unlikelyFields(saved, saved)).toEqual([])
  })
})
