import { describe, expect, it } from 'vitest'
import { money } from '../../../../test/carts.ts'
import { buildManagedOrder, buildManagedPayment, line } from '../../../../test/managed-orders.ts'
import {
  type ChangeEntry,
  findEffect,
  fitEntry,
  newEntry,
  type Substitute,
} from './change-entry.ts'
import { describeItemChange } from './describe-item-change.ts'
import { describeMoney, describeQuestion } from './effect-texts.ts'

const milk = line('Milk', 3)
const order = buildManagedOrder({ lines: [milk, line('Curd', 1)], total: money(10_800) })

const buildSubstitute = (amount: number): Substitute => ({
  ...{ id: 'Ghee', name: 'Ghee', unit: '1 l', available: 9, prescriptionRequired: false },
  ...{ images: [], discountedPrice: money(amount) },
})

const enter = (changes: Partial<ChangeEntry>) => ({ ...newEntry(milk, 1), ...changes })

describe('the effect of a change', () => {
  it('items that are left out lower the total by their price', () => {
    expect(findEffect(order, milk, enter({}))).toEqual({
      ...{ missing: 2, difference: -5_400, total: 5_400, isDirect: true, isEmptied: false },
    })
  })

  it('a substitute adds its price', () => {
    const substitute = buildSubstitute(3_000)
    const effect = findEffect(order, milk, enter({ isReplaced: true, substitute, pieces: 2 }))
    expect(effect).toMatchObject({ difference: 600, total: 11_400 })
  })

  it.each([
    ['REPLACE', 2_700, false, true],
    ['REPLACE', 2_701, false, false],
    ['REPLACE', 2_701, true, true],
    ['CALL', 2_700, false, false],
    ['CALL', 2_700, true, true],
    ['LEAVE_OUT', 2_700, false, false],
  ] as const)(
    'with the choice %s, a substitute for %i paise that was agreed: %s needs no question: %s',
    (ifItemMissing, price, isAgreed, isDirect) => {
      const entry = enter({ isReplaced: true, substitute: buildSubstitute(price), isAgreed })
      expect(findEffect({ ...order, ifItemMissing }, milk, entry).isDirect).toBe(isDirect)
    },
  )

  it('a line that a colleague has shortened keeps fewer items than it has', () => {
    const entry = enter({ stays: 2 })
    expect(fitEntry(entry, line('Milk', 2)).stays).toBe(1)
    expect(fitEntry(entry, milk)).toBe(entry)
  })

  it('only leaving out all items of the last line empties the order', () => {
    const last = buildManagedOrder({ lines: [milk] })
    const isEmptied = (changes: Partial<ChangeEntry>) =>
      findEffect(last, milk, enter(changes)).isEmptied
    expect(isEmptied({ stays: 0 })).toBe(true)
    expect(isEmptied({ stays: 1 })).toBe(false)
    expect(isEmptied({ stays: 0, isReplaced: true })).toBe(false)
    expect(findEffect(order, milk, enter({ stays: 0 })).isEmptied).toBe(false)
  })
})

describe('the sentence about the payment', () => {
  const effectOf = (difference: number) => ({
    ...{ difference, missing: 1, total: 0, isDirect: true, isEmptied: false },
  })
  it.each([
    ['CASH_ON_DELIVERY', 'DUE', -2_700, 'The customer pays ₹27 less in cash.'],
    ['CASH_ON_DELIVERY', 'DUE', 2_700, 'The customer pays ₹27 more in cash.'],
    ['CASH_ON_DELIVERY', 'RECEIVED', -2_700, '₹27 becomes a refund due.'],
    ['UPI', 'CLAIMED', -2_700, '₹27 becomes a refund due.'],
    ['UPI', 'NOT_RECEIVED', -2_700, 'The customer pays ₹27 less.'],
    ['CARD', 'DUE', -2_700, 'The customer pays ₹27 less.'],
    ['CARD', 'DUE', 2_700, 'This order is paid, or paid online, so it can’t cost more.'],
    ['UPI', 'RECEIVED', 0, 'The customer pays the same.'],
  ] as const)(
    'for %s that is %s, a difference of %i is described',
    (method, state, paise, text) => {
      const paid = buildManagedOrder({ payment: buildManagedPayment({ method, state }) })
      expect(describeMoney(paid, effectOf(paise))).toBe(text)
    },
  )
})

it('the question says how long the customer has, and what follows without an answer', () => {
  expect(describeQuestion('CALL', 10)).toBe(
    'The customer gets an email and has 10 minutes to answer. Without an answer, the items stay in the order, and you call the customer. Until then, the order can’t be packed.',
  )
})

describe('the history of changed items', () => {
  const change = { at: '2026-11-21T10:00:00.000Z', by: 'Meera', productId: 'Milk', name: 'Milk' }
  const substitute = { name: 'Ghee', quantity: 2 }
  it.each([
    [{ how: 'DIRECT', substitute: null }, 'Meera changed Milk from 3 to 1'],
    [
      { how: 'AGREED_BY_TELEPHONE', substitute },
      'Meera changed Milk from 3 to 1 and added 2 × Ghee, agreed by telephone',
    ],
    [
      { how: 'ACCEPTED', substitute },
      'Meera changed Milk from 3 to 1 and added 2 × Ghee, accepted by the customer',
    ],
    [
      { how: 'DECLINED', substitute: null },
      'Meera changed Milk from 3 to 1, because the customer declined the substitute',
    ],
    [
      { how: 'NO_ANSWER', substitute: null },
      'Meera changed Milk from 3 to 1, because the customer did not answer',
    ],
    [
      { how: 'NO_ANSWER', substitute: null, to: 3 },
      'Meera proposed to replace Milk. The customer did not answer: call them.',
    ],
    [
      { how: 'DIRECT', substitute, by: null },
      'The team changed Milk from 3 to 1 and added 2 × Ghee, as the customer chose at checkout',
    ],
  ] as const)('the change %o is described', (changes, text) => {
    expect(describeItemChange({ ...change, from: 3, to: 1, ...changes })).toBe(text)
  })
})
