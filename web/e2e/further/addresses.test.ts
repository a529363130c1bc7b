import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'
import { devices } from '../setup/devices.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

describe.each(devices)('on a $device', ({ screen }) => {
  it('a shared link opens the page, however it was shared', async () => {
    const { context, page, faults } = await visit(journey, screen)
    await page.goto('/search?q=milk')
    const path =
      (await page.locator('main a[href^="/product/"]').first().getAttribute('href')) ?? ''
    for (const shared of [`${path}).`, `${path.toUpperCase()}/`, `${path}?utm_source=chat`]) {
      await page.goto(shared)
      await page.getByText('Why shop from').waitFor()
      expect(page.url()).toBe(journey.store.url + path)
    }
    await page.goto('/Search/?q=milk&utm_source=chat')
    await page.getByRole('combobox', { name: 'Search for products' }).waitFor()
    expect(page.url()).toBe(`${journey.store.url}/search?q=milk`)
    await context.close()
    expect(faults.list).toEqual([])
  })

  it.each(['/%E0%A4%A', '/a//b', `/${'long'.repeat(2000)}`])(
    'the URL %s shows that there is no page',
    async (path) => {
      const { context, page } = await visit(journey, screen)
      const response = await page.goto(journey.store.url + path)
      expect(response?.status()).toBe(404)
      await page.getByText('This page may have moved or been removed.').waitFor()
      await page.getByRole('link', { name: 'Go To Home' }).click()
      await page.getByRole('heading', { name: 'Medicines and daily needs' }).waitFor()
      await context.close()
    },
  )
})
