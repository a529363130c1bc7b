import { describe, expect, it } from 'vitest'
import { upiRequest } from './upi-link.ts'

const settings = {
  name: 'Sharma Stores',
  upiId: 'sharma@bank',
  upiAccount: 'PERSON',
  upiMerchantCode: '5411',
} as const

async function requestWith(more: Partial<Parameters<typeof upiRequest>[0]>) {
  const { link, isLinkAccepted } = await upiRequest({ ...settings, ...more }, 450_00, 'KC123')
  return { parameters: Object.fromEntries(new URL(link).searchParams), isLinkAccepted }
}

describe('a UPI link', () => {
  it.each([
    ['PERSON', undefined, false],
    ['MERCHANT', '5411', false],
    ['VERIFIED_MERCHANT', '5411', true],
  ] as const)(
    'a UPI link to the account %s has the category code %s, and apps accept it: %s',
    async (upiAccount, code, isAccepted) => {
      const { parameters, isLinkAccepted } = await requestWith({ upiAccount })
      expect([parameters.mc, isLinkAccepted]).toEqual([code, isAccepted])
    },
  )

  it('a UPI link has no category code unless the shop has one', async () => {
    const { parameters } = await requestWith({ upiAccount: 'MERCHANT', upiMerchantCode: '' })
    expect(parameters).not.toHaveProperty('mc')
  })

  it('the note of a UPI link begins with the reference and has at most 50 characters', async () => {
    const { parameters } = await requestWith({ name: 'Shri Venkateshwara Supermarket and Medical' })
    expect(parameters.tn).toBe('KC123 Shri Venkateshwara Supermarket and Medical')
    const long = await requestWith({ name: 'S'.repeat(60) })
    expect(long.parameters.tn).toBe(`KC123 ${'S'.repeat(44)}`)
  })
})
