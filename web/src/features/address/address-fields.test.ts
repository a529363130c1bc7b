import { describe, expect, it } from 'vitest'
import { blankAddress, blankFields, isLikely, trimmed } from './address-fields.ts'

describe('an address', () => {
  it('names every field that is blank, in their order', () => {
    const errors = blankFields({ ...blankAddress, country: ' \t', city: 'Pune' })
    expect(errors.map(({ message }) => message)).toEqual([
      'Address line is required.',
      'State is required.',
      'Pincode is required.',
      'Country is required.',
      'Mobile is required.',
    ])
  })

  it('loses the spaces around its texts and keeps those within', () => {
    expect(trimmed({ ...blankAddress, city: '  New  Delhi ' }).city).toBe('New  Delhi')
  })

  it.each(['560038', '560 038', ''])('takes the pincode %j without a word', (pincode) => {
    expect(isLikely('pincode', pincode)).toBe(true)
  })

  it.each(['56003', '5600381', 'SW1A 1AA'])('doubts the pincode %j', (pincode) => {
    expect(isLikely('pincode', pincode)).toBe(false)
  })

  it.each(['9876543210', '98765 43210', '+91 98765-43210', '09876543210', ''])(
    'takes the mobile %j without a word',
    (mobile) => {
      expect(isLikely('mobile', mobile)).toBe(true)
    },
  )

  it.each(['12345', '987654321012', 'call me'])('doubts the mobile %j', (mobile) => {
    expect(isLikely('mobile', mobile)).toBe(false)
  })

  it('doubts nothing else', () => {
    expect(isLikely('city', '1')).toBe(true)
  })
})
