import { expect, it } from 'vitest'
import { EXAMPLE_SHOP } from './example-shop.ts'
import { listSetupSteps } from './setup-steps.ts'

const empty = { hasCategory: false, hasProduct: false, hasOrder: false, hasPharmacist: false }
const unset = { fssai: '', drugLicence: '', grievanceOfficer: '' }
const example = {
  ...{ ...EXAMPLE_SHOP, ...unset, upiPayments: true },
  gstRegistration: 'NONE' as const,
}
const own = { address: '5 Hill Road, Pune', phone: '+91 20 1234 5678', email: 'me@shop.example' }

const listDone = (saved: object, contents: object = {}) =>
  listSetupSteps({ ...example, ...saved }, saved, { ...empty, ...contents })
    .filter(({ isDone }) => isDone)
    .map(({ code }) => code)

it('a new shop has no finished step', () => {
  expect(listDone({})).toEqual([])
})

it.each<[code: string, settings: object, contents: object]>([
  ['DETAILS', own, {}],
  ['LICENCES', { fssai: '10012345678901' }, {}],
  ['LICENCES', { drugLicence: 'KA-1' }, {}],
  ['GST', { gstRegistration: 'COMPOSITION' }, {}],
  ['GST', { gstRegistration: 'NONE' }, {}],
  ['GRIEVANCE_OFFICER', { grievanceOfficer: 'Ravi' }, {}],
  ['UPI', { upiId: 'shop@bank' }, {}],
  ['UPI', { upiPayments: false }, {}],
  ['DELIVERY_AREA', { deliveryAreas: [{ pins: ['5600'], minutes: 30 }] }, {}],
  ['DELIVERY_AREA', { deliveryAreas: [] }, {}],
  ['DELIVERY_AREA', { deliveryMinutes: 60 }, {}],
  ['CATEGORY', {}, { hasCategory: true }],
  ['PRODUCT', {}, { hasProduct: true }],
  ['ORDER', {}, { hasOrder: true }],
])('the step %s is finished with %j and %j', (code, saved, contents) => {
  expect(listDone(saved, contents)).toEqual([code])
})

it('a shop that the configuration registers for GST has finished this step', () => {
  const settings = { ...example, gstRegistration: 'REGULAR' as const }
  const [step] = listSetupSteps(settings, {}, empty).filter(({ isDone }) => isDone)
  expect(step?.code).toBe('GST')
})

it('the details are not finished while one of them is still the example', () => {
  expect(listDone({ ...own, phone: example.phone })).toEqual([])
})
