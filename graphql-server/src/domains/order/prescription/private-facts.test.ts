import { expect, it } from 'vitest'
import { approve, reject, setUpPharmacy } from '../../../../test/support/pharmacy.ts'
import { startReceiver } from '../../../../test/support/webhook-receiver.ts'
import { change, listening } from '../../../../test/support/webhooks.ts'
import { indianDay } from '../../../lib/time/indian-time.ts'

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
  const { steroid, antibiotic } = pharmacy.visit
  const receiver = await startReceiver()
  await listening(receiver)
  const orderId = await pharmacy.place([steroid, antibiotic])
  const facts = { ...SECRETS, issuedOn: indianDay(new Date()) }
  const decisions = [approve(steroid), reject(antibiotic)]
  // The first check fails, so that its error could be logged.
  await pharmacy.check(orderId, decisions, { ...facts, issuedOn: '1900-01-01' })
  const { userErrors } = await pharmacy.check(orderId, decisions, facts)
  expect(userErrors).toEqual([])
  for (const status of ['CONFIRMED', 'PACKED', 'DELIVERED'])
    await pharmacy.setStatus(orderId, status)
  await pharmacy.store.sendMail()
  await change(steroid, antibiotic)
  await pharmacy.store.webhookSender().sendDue()
  await receiver.close()
  for (const told of [pharmacy.store.mails, receiver.received, pharmacy.store.logLines]) {
    expect(told.length).toBeGreaterThan(0)
    expect(JSON.stringify(told)).not.toMatch(UNMISTAKABLE)
  }
})
