import { describe, expect, it } from 'vitest'
import { findStateCode, findStateName, nameStateTax } from './states.ts'

describe('the states of GST', () => {
  it('a state is found regardless of case and blanks, and by its code', () => {
    expect(findStateCode(' karnataka ')).toBe('29')
    expect(findStateName('29')).toBe('Karnataka')
    expect(findStateCode('Atlantis')).toBeNull()
    expect(findStateName('25')).toBeNull()
  })

  it.each([
    ['Chandigarh', 'UTGST'],
    ['Ladakh', 'UTGST'],
    ['Lakshadweep', 'UTGST'],
    ['Andaman and Nicobar Islands', 'UTGST'],
    ['Dadra and Nagar Haveli and Daman and Diu', 'UTGST'],
    ['Delhi', 'SGST'],
    ['Puducherry', 'SGST'],
    ['Jammu and Kashmir', 'SGST'],
    ['Karnataka', 'SGST'],
  ])("%s's half of the tax is called %s", (state, name) => {
    expect(nameStateTax(findStateCode(state) ?? '')).toBe(name)
  })
})
