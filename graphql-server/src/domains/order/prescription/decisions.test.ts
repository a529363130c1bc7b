import { Types } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { prescriptionFacts } from '../../../../test/support/prescription-facts.ts'
import { newShopDelivery } from '../../shop/delivery-settings.ts'
import { UserFacingError } from '../../../lib/user-error.ts'
import type { OrderLineRecord } from '../record/order-line.model.ts'
import { decide } from './decisions.ts'

const buildLine = (name: string, fields: Partial<OrderLineRecord> = {}): OrderLineRecord => ({
  ...{ productId: new Types.ObjectId(), name, image: null, unit: '' },
  ...{ price: 100, discount: 0, quantity: 1, discountedPrice: 100, ...fields },
})

const tablet = buildLine('Metformin', { schedule: 'H' })
const rice = buildLine('Rice')
const order = {
  lines: [tablet, rice],
  prescriptionIds: [new Types.ObjectId()],
  createdAt: new Date(),
}
const rules = { days: newShopDelivery, isAdmin: false }
const approved = { productId: tablet.productId.toHexString(), approved: true, prescribed: 2 }
const valid = { ...prescriptionFacts(), decisions: [approved] }

const decideWith = (input: object) => decide(order, { ...valid, ...input }, rules)

function errorsOf(input: object) {
  try {
    decideWith(input)
  } catch (error) {
    if (error instanceof UserFacingError) return error.userErrors
    throw error
  }
  return []
}
const fieldsOf = (input: object) => errorsOf(input).map(({ field }) => field)

describe('the facts of a prescription', () => {
  it('an approved line keeps its packs, and the check keeps the facts', () => {
    const { kept, facts } = decideWith({ prescriberRegistration: ' KMC 1 ' })
    expect(kept).toEqual([{ ...tablet, prescribed: 2 }, rice])
    const { patient, prescriber, ...prescription } = prescriptionFacts()
    expect(facts).toEqual({
      ...{ patient, prescriber },
      prescription: { ...prescription, prescriberRegistration: 'KMC 1' },
    })
  })

  it('a check without facts names each missing one, in the order of the form', () => {
    const missing = { decisions: [{ ...approved, prescribed: null }], kind: null }
    const empty = { issuedOn: '', patient: ' ', patientAddress: '', prescriber: '' }
    expect(fieldsOf({ ...missing, ...empty, prescriberAddress: '\t' })).toEqual([
      ...['issuedOn', 'kind', 'patient', 'patientAddress', 'prescriber', 'prescriberAddress'],
      'decisions.0.prescribed',
    ])
  })

  it.each(['20-11-2026', '2026-02-29', '2026-13-01', '2026-11-20T10:00', 'x'.repeat(10_000)])(
    'the date %.12s does not exist',
    (issuedOn) => {
      expect(errorsOf({ issuedOn })).toMatchObject([
        { field: 'issuedOn', message: 'Enter the date of the prescription, such as 2026-11-20.' },
      ])
    },
  )

  it.each([
    ['1900-01-01', 'PRESCRIPTION_TOO_OLD'],
    ['2999-01-01', 'PRESCRIPTION_DATE_AFTER_ORDER'],
  ])('the date %s is rejected: %s', (issuedOn, reason) => {
    expect(errorsOf({ issuedOn })).toMatchObject([{ field: 'issuedOn', reason }])
  })

  it.each([
    ['patient', 200],
    ['patientAddress', 300],
    ['prescriber', 200],
    ['prescriberAddress', 300],
    ['prescriberRegistration', 50],
    ['overrideReason', 200],
  ])('the text %s has at most %i characters', (field, max) => {
    expect(fieldsOf({ [field]: 'x'.repeat(max + 1) })).toEqual([field])
  })

  it.each([0, -1, 1.5, 1_001])('%d packs cannot be prescribed', (prescribed) => {
    expect(fieldsOf({ decisions: [{ ...approved, prescribed }] })).toEqual([
      'decisions.0.prescribed',
    ])
  })

  it('a line of schedule X is rejected, whatever the prescription says', () => {
    const lines = [{ ...tablet, schedule: 'X' as const }]
    expect(() => decide({ ...order, lines }, valid, { ...rules, isAdmin: true })).toThrow(
      'Metformin is no longer sold online. Please reject it.',
    )
  })
})
