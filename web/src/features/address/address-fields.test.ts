import { describe, expect, it } from 'vitest'
import { blankAddress, blankFields, trimmed, unlikely } from './address-fields.ts'

describe('an address', () => {
  it('names every field that is blank, in their order', () => {
    const complaints = blankFields({ ...blankAddress, country: ' \t', city: 'Pune' })
    expect(complaints.map(({ message }) => message)).toEqual([
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
    expect(unlikely('pincode', pincode)).toBeNull()
  })

  it.each(['56003', '5600381', 'SW1A 1AA'])('doubts the pincode %j', (pincode) => {
    expect(unlikely('pincode', pincode)).toContain('6 digits')
  })

  it.each(['9876543210', '98765 43210', '+91 98765-43210', '09876543210', ''])(
    'takes the mobile %j without a word',
    (mobile) => {
      expect(unlikely('mobile', mobile)).toBeNull()
    },
  )

  it.each(['12345', '987654321012', 'call me'])('doubts the mobile %j', (mobile) => {
    expect(unlikely('mobile', mobile)).toContain('10 digits')
  })

  it('doubts nothing else', () => {
    expect(unlikely('city', '1')).toBeNull()
  })
})
