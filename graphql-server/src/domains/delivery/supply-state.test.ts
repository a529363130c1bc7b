import { describe, expect, it } from 'vitest'
import { EXAMPLE_SHOP } from '../shop/example-shop.ts'
import {
  findAddressState,
  findForbiddenState,
  findOtherState,
  type SellerSettings,
} from './supply-state.ts'

const KARNATAKA = '29'
const GOA = '30'

describe('the state of an address', () => {
  it.each([
    ['560038', 'Karnataka', false, KARNATAKA],
    ['560038', 'Goa', false, KARNATAKA],
    ['560038', 'Goa', true, GOA],
    ['560038', 'KA', true, KARNATAKA],
    ['900056', 'Goa', false, GOA],
    ['none', 'none', false, null],
  ])('the PIN code %s with the state %j, insisted: %s, is in the state %s', (...row) => {
    const [pincode, state, stateConfirmed, code] = row
    expect(findAddressState({ pincode, state, stateConfirmed })).toBe(code)
  })

  it.each([
    ['560038', 'Goa', 'Karnataka'],
    ['560038', ' karnataka ', null],
    ['560038', 'KA', null],
    ['900056', 'Goa', null],
  ])('the PIN code %s with the state %j is in the other state %j', (pincode, state, other) => {
    expect(findOtherState({ pincode, state })).toBe(other)
  })
})

describe('where a shop may sell', () => {
  const shop: SellerSettings = {
    gstRegistration: 'COMPOSITION',
    gstin: '29X',
    address: 'Goa 403001',
  }
  const unregistered: SellerSettings = {
    gstRegistration: 'NONE',
    address: 'Road 1, Mysuru 570 001',
  }
  const panaji = { pincode: '403001', state: 'Goa' }
  const forbidden = { home: 'Karnataka', place: 'Goa' }

  it('shops without a regular registration may not sell to other states', () => {
    expect(findForbiddenState(shop, panaji)).toEqual(forbidden)
    expect(findForbiddenState(unregistered, panaji)).toEqual(forbidden)
    expect(findForbiddenState({ ...shop, gstRegistration: 'REGULAR' }, panaji)).toBeNull()
    expect(findForbiddenState(shop, { pincode: '560038', state: 'Goa' })).toBeNull()
  })

  it('the state that the customer insists on decides', () => {
    const insisted = { pincode: '560038', state: 'Goa', stateConfirmed: true }
    expect(findForbiddenState(shop, insisted)).toEqual(forbidden)
    expect(
      findForbiddenState(shop, { ...panaji, ...{ state: 'Karnataka', stateConfirmed: true } }),
    ).toBeNull()
  })

  it('nothing is forbidden while the state of the shop or the address is unknown', () => {
    expect(findForbiddenState({ ...unregistered, address: 'Market Road' }, panaji)).toBeNull()
    expect(findForbiddenState({ ...unregistered, ...EXAMPLE_SHOP }, panaji)).toBeNull()
    expect(findForbiddenState(shop, { pincode: '1', state: 'x' })).toBeNull()
  })
})
