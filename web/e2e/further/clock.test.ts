import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { shopperWith } from '../setup/checkout.ts'
import { setClockOff } from '../setup/clock.ts'
import { ADMIN } from '../setup/seed.ts'
import { presetStorage, type Shopper, signIn } from '../setup/shopper.ts'

const phone = { width: 360, height: 740, hasTouch: true }
const desktop = { width: 1440, height: 900 }

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

describe.each([
  { device: 'phone', clock: 'a year ahead', days: 365, screen: phone },
  { device: 'desktop', clock: 'a year behind', days: -365, screen: desktop },
])('on a $device whose clock is $clock', ({ days, screen }) => {
  async function open(person: Shopper, path: string) {
    const visitor = await visit(journey, screen)
    await setClockOff(visitor.context, days)
    await presetStorage(visitor.context, person.storage)
    await visitor.page.goto(path)
    return visitor
  }

  it('a customer orders a medicine with a prescription, which can be reused', async () => {
    const buffer = await sharp({
      create: { width: 60, height: 80, channels: 3, background: '#eef' },
    })
      .jpeg()
      .toBuffer()
    const shopper = await shopperWith(journey, { 'Metformin 500 mg Tablets': 1 })
    const { context, page, faults } = await open(shopper, '/checkout')
    await page
      .getByLabel('Prescription files')
      .setInputFiles({ name: 'scan.jpg', mimeType: 'image/jpeg', buffer })
    await page.getByRole('checkbox', { checked: true }).first().waitFor()
    await page.reload()
    await page.getByRole('checkbox', { checked: true }).first().waitFor()
    await page.getByRole('button', { name: 'Cash on Delivery' }).click()
    await page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
    await page.goto('/dashboard/profile')
    await page.getByText(/^Can be used until/).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })

  it("a UPI payment's items stay reserved, and the session lasts", async () => {
    const shopper = await shopperWith(journey, { 'toned milk': 1 })
    const { context, page, faults } = await open(shopper, '/checkout')
    await page.getByRole('button', { name: 'Online Payment' }).click()
    await page.getByText(/^These items are reserved for you/).waitFor()
    await page.goto('/dashboard/profile')
    const session = page.getByRole('listitem').filter({ hasText: 'This device' })
    await session.getByText(/^now$|minutes? ago$/).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })

  it("the team sees how old orders are, and this month's register", async () => {
    const shopper = await shopperWith(journey, { 'toned milk': 1 })
    const ordering = await visit(journey, { width: 1280, height: 900 })
    await presetStorage(ordering.context, shopper.storage)
    await ordering.page.goto('/checkout')
    await ordering.page.getByRole('button', { name: 'Cash on Delivery' }).click()
    await ordering.page.getByRole('heading', { name: 'Order Successfully' }).waitFor()
    await ordering.context.close()
    const { context, page, faults } = await open(
      await signIn(journey.store.url, ADMIN),
      '/dashboard/overview',
    )
    await page.getByText(/^oldest: (now|\d+ minutes? ago|\d+ hours? ago)$/).waitFor()
    await page.goto('/dashboard/prescriptions/register')
    const month = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 7)
    await expect.poll(() => page.getByLabel('Month').inputValue()).toBe(month)
    await context.close()
    expect(faults.list).toEqual([])
  })
})
