import { afterEach, beforeEach, expect, it } from 'vitest'
import { type OwnJourney, startOwnJourney, visit } from '../setup/browser.ts'
import { deskDevices } from '../setup/devices.ts'
import { ADMIN } from '../setup/seed.ts'
import { presetStorage, signIn } from '../setup/shopper.ts'

/** As long as a name may be. */
const name = 'Shri Venkateshwara Supermarket and Medical Stores Koramangal'

/** Whether nothing covers the bottom edge of the focused field. */
function isFocusVisible() {
  const field = document.activeElement
  const box = field?.getBoundingClientRect()
  return box && document.elementFromPoint(box.left + 20, box.bottom - 2) === field
}

let journey: OwnJourney

// Each device sets up its own shop.
beforeEach(async () => {
  journey = await startOwnJourney()
})
afterEach(() => journey.close())

it.each(deskDevices)(
  'an admin sets up the shop, and customers see it at once, on a $device',
  async ({ screen }) => {
    const admin = await signIn(journey.store.url, ADMIN)
    const { context, page, faults } = await visit(journey, screen)
    await presetStorage(context, admin.storage)
    await page.goto('/dashboard/overview')
    await page.getByRole('link', { name: 'Name a grievance officer' }).click()
    await page.getByLabel('Shop name').fill(name)
    await page.getByLabel('GSTIN').fill('29ABCDE1234F1ZX')
    await page.getByLabel('Grievance officer', { exact: true }).fill('Ravi Sharma')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Please check the GSTIN.').waitFor()
    expect(await page.evaluate(isFocusVisible)).toBe(true)
    await page.getByLabel('GSTIN').fill('29ABCDE1234F1ZW')
    await page.getByRole('button', { name: 'Save settings' }).click()
    await page.getByText('Settings saved.').waitFor()

    const guest = await visit(journey, screen)
    await guest.page.goto('/')
    const footer = guest.page.getByRole('contentinfo')
    await footer.getByText(name).waitFor()
    await footer.getByText('GSTIN: 29ABCDE1234F1ZW').waitFor()
    expect(await guest.page.title()).toContain(name)
    await footer.getByRole('link', { name: 'Help & policies' }).click()
    await guest.page.getByText('Ravi Sharma').waitFor()
    await guest.page.getByRole('heading', { name: 'Returns and refunds' }).waitFor()
    await guest.page.setViewportSize({ width: 320, height: 640 })
    for (const path of ['/', '/help', '/login', '/cart']) {
      await guest.page.goto(path)
      await guest.page.getByRole('contentinfo').getByText(name).waitFor()
      const width = await guest.page.evaluate(() => document.documentElement.scrollWidth)
      expect([path, width]).toEqual([path, 320])
    }
    await page.goto('/dashboard/overview')
    await page.getByRole('heading', { name: /steps left to set up your shop/ }).waitFor()
    await page.getByText('Name a grievance officerDone').waitFor()
    await page.goto('/dashboard/settings')
    await page.getByText(/Ravi Sharma$/).waitFor()
    await Promise.all([context.close(), guest.context.close()])
    expect([...faults.list, ...guest.faults.list]).toEqual([])
  },
)
