import { expect, it } from 'vitest'
import { findStateCode } from '../gst/states.ts'
import table from './pin-states.json' with { type: 'json' }
import { findState } from './pin-states.ts'

it.each([
  ['560038', 'Karnataka'],
  ['560 038', 'Karnataka'],
  ['403001', 'Goa'],
  ['249401', 'Uttarakhand'],
  ['246701', 'Uttar Pradesh'],
  ['500081', 'Telangana'],
  ['520001', 'Andhra Pradesh'],
  ['160017', 'Chandigarh'],
  ['160055', 'Punjab'],
  ['605001', 'Puducherry'],
  ['682011', 'Kerala'],
  ['682551', 'Lakshadweep'],
  ['737101', 'Sikkim'],
  ['744101', 'Andaman and Nicobar Islands'],
  ['194101', 'Ladakh'],
  ['396210', 'Dadra and Nagar Haveli and Daman and Diu'],
  ['396235', 'Gujarat'],
])('the PIN code %s is in %s', (pincode, state) => {
  expect(findState(pincode)).toBe(state)
})

it.each(['900056', '012345', '56003', '5600381', '999999', '100001', '', 'Karnataka'])(
  'no state has the PIN code "%s"',
  (pincode) => {
    expect(findState(pincode)).toBeNull()
  },
)

it('every state that a PIN code proposes has a code for GST', () => {
  const unknown = Object.keys(table.states).filter((state) => findStateCode(state) === null)
  expect(unknown).toEqual([])
})
