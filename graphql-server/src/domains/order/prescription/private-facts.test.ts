import { expect, it } from 'vitest'
import { approve, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'
import { WebhookDelivery } from '../../webhook/webhook-delivery.model.ts'

const pharmacy = setUpPharmacy()

const SECRETS = {
  patient: 'Patient Quokka',
  patientAddress: 'Wombat Lane',
  prescriber: 'Doctor Numbat',
  prescriberAddress: 'Bilby Street',
  prescriberRegistration: 'REG-POTOROO',
}
const UNMISTAKABLE = /Quokka|Wombat|Numbat|Bilby|POTOROO/i

it('the facts of a prescription are in no log line, no email and no webhook delivery', async () => {
  const { steroid } = pharmacy.visit
  const orderId = await pharmacy.place([steroid])
  const facts = { ...SECRETS, issuedOn: indianDay(new Date()) }
  // The first check fails, so that its error could be logged.
  await pharmacy.check(orderId, [approve(steroid)], { ...facts, issuedOn: '1900-01-01' })
  const { userErrors } = await pharmacy.check(orderId, [approve(steroid)], facts)
  expect(userErrors).toEqual([])
  for (const status of ['CONFIRMED', 'PACKED', 'DELIVERED'])
    await pharmacy.setStatus(orderId, status)
  await pharmacy.store.sendMail()
  expect(pharmacy.store.mails.length).toBeGreaterThan(0)
  expect(pharmacy.store.logLines.length).toBeGreaterThan(0)
  expect(JSON.stringify(pharmacy.store.mails)).not.toMatch(UNMISTAKABLE)
  expect(pharmacy.store.logLines.join('\n')).not.toMatch(UNMISTAKABLE)
  expect(JSON.stringify(await WebhookDelivery.find().lean())).not.toMatch(UNMISTAKABLE)
})
