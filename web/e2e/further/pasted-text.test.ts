import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { devices } from '../setup/devices.ts'
import { newShopper, presetStorage } from '../setup/shopper.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const answer = z.object({
  viewer: z.object({
    addresses: z.tuple([z.object({ city: z.string(), state: z.string() })]),
  }),
})

/** Inserts text as a paste does: at once, without key events. */
async function paste(page: Page, label: string, text: string) {
  const field = page.getByRole('dialog').getByLabel(label, { exact: true })
  await field.fill('')
  await field.focus()
  await page.keyboard.insertText(text)
}

describe.each(devices)('on a $device', ({ screen }) => {
  it('the app saves a pasted address as clean text, without doubts about its digits', async () => {
    const shopper = await newShopper(journey.store.url)
    const { context, page, faults } = await visit(journey, screen)
    await presetStorage(context, shopper.storage)
    await page.goto('/dashboard/address')
    await page
      .getByRole('button', { name: /^Add Address/i })
      .first()
      .click()
    await paste(page, 'Address line', '12\tMG Road')
    await paste(page, 'City', '\u200BPune\u200E')
    await paste(page, 'State', 'Maharashtra\u2069')
    await paste(page, 'Pincode', '४११००१')
    await paste(page, 'Mobile', '(0091) ९८७६५-४३२१०')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('button', { name: 'Save address' }).click()
    await dialog.waitFor({ state: 'detached' })
    await page.getByText('12 MG Road').first().waitFor()
    const saved = answer.parse(await shopper.request('{ viewer { addresses { city state } } }'))
    expect(saved.viewer.addresses).toEqual([{ city: 'Pune', state: 'Maharashtra' }])
    await context.close()
    expect(faults.list).toEqual([])
  })
})
