import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { paths } from '../../src/lib/urls/paths.ts'
import { markWhenReady, waitUntilReady } from '../setup/app-ready.ts'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { devices } from '../setup/devices.ts'
import { watchLayoutShift } from '../setup/layout-shift.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

describe.each(devices)('on a $device', ({ device, screen }) => {
  it(`a customer finds an imported product by its country of origin, and reads its label on a ${device}`, async () => {
    const { context, page, faults } = await visit(journey, screen)
    await markWhenReady(context)
    await page.goto(paths.search('oil'))
    await waitUntilReady(page)
    await page.getByRole('button', { name: 'Sort & filter' }).click()
    const drawer = page.getByRole('dialog')
    await drawer.getByRole('checkbox', { name: 'Spain' }).check()
    await drawer.getByRole('radio', { name: 'Country of origin, A to Z' }).check()
    await drawer.getByRole('button', { name: 'Show 1 product' }).click()
    await page.waitForURL(/origin=ES&sort=COUNTRY_ASC/)
    const layoutShift = watchLayoutShift(page)
    await page.getByRole('article').getByRole('link').first().click()
    await page.getByRole('heading', { level: 1, name: 'Extra Virgin Olive Oil' }).waitFor()
    await page.getByText('MRP ₹649, inclusive of all taxes').waitFor()
    await page.getByText('· ₹0.93 per ml at the selling price').waitFor()
    await page.getByText('Vegetarian', { exact: true }).waitFor()
    await page.getByRole('heading', { name: 'Product details' }).waitFor()
    await layoutShift.check('after the product has loaded')
    const facts = page.locator('section', { hasText: 'Product details' }).locator('dl > div')
    expect(await facts.allTextContents()).toEqual(
      expect.arrayContaining([
        'Country of originSpain',
        'ImporterKirana Care Imports, 5 Dock Road, Mumbai 400001',
      ]),
    )
    // The server's page has the same texts as the browser's.
    await page.reload()
    await waitUntilReady(page)
    await page.getByText('Spain', { exact: true }).waitFor()
    await context.close()
    expect(faults.list).toEqual([])
  })
})
