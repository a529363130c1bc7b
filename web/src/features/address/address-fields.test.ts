import { describe, expect, it } from 'vitest'
import { blankAddress, blankFields, isLikely, trimmed } from './address-fields.ts'

describe('an address', () => {
  it('reports every blank field in order', () => {
    const errors = blankFields({ ...blankAddress, country: ' \t', city: 'Pune' })
    expect(errors.map(({ message }) => message)).toEqual([
      'Address line is required.',
      'State is required.',
      'Pincode is required.',
      'Country is required.',
      'Mobile is required.',
    ])
  })

  it('is trimmed, and keeps inner spaces', () => {
    expect(trimmed({ ...blankAddress, city: '  New  Delhi ' }).city).toBe('New  Delhi')
  })

  it.each(['560038', '560 038', ''])('accepts the pincode %j as likely', (pincode) => {
    expect(isLikely('pincode', pincode)).toBe(true)
  })

  it.each(['56003', '5600381', 'SW1A 1AA'])('considers the pincode %j unlikely', (pincode) => {
    expect(isLikely('pincode', pincode)).toBe(false)
  })

  it.each(['9876543210', '98765 43210', '+91 98765-43210', '09876543210', ''])(
    'accepts the mobile %j as likely',
    (mobile) => {
      expect(isLikely('mobile', mobile)).toBe(true)
    },
  )

  it.each(['12345', '987654321012', 'call me'])('considers the mobile %j unlikely', (mobile) => {
    expect(isLikely('mobile', mobile)).toBe(false)
  })

  it('accepts any other value', () => {
    expect(isLikely('city', '1')).toBe(true)
  })
})
