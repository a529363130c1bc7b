import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from './setup/browser.ts'
import { further } from './setup/suite.ts'
import { logIn, newShopper, presetStorage, type Shopper } from './setup/shopper.ts'

let journey: Journey
let shopper: Shopper

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())
beforeEach(async () => {
  shopper = await newShopper(journey.store.url)
})

const desktop = { width: 1280, height: 900 }
const phone = {
  width: 360,
  height: 740,
  hasTouch: true,
  userAgent:
    'Mozilla/5.0 (Linux; Android 14; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Mobile Safari/537.36',
}

async function openProfile() {
  const visitor = await visit(journey, desktop)
  await presetStorage(visitor.context, shopper.storage)
  await visitor.page.goto('/dashboard/profile')
  await visitor.page.getByLabel('Name').waitFor()
  return visitor
}

/** Returns the natural width of the header's image, or 0 without an image. */
const headerPicture = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: 'Account', exact: true })
    .evaluate((button) => button.querySelector('img')?.naturalWidth ?? 0)

it('a profile image appears in the header immediately and after a reload', async () => {
  const { context, page, faults } = await openProfile()
  const picture = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#0c7c59' },
  })
    .jpeg()
    .toBuffer()
  expect(await headerPicture(page)).toBe(0)
  await page.getByRole('button', { name: 'Edit profile image' }).click()
  const dialog = page.getByRole('dialog', { name: 'Profile image' })
  await dialog
    .getByLabel('Image file')
    .setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
  await dialog.getByRole('img', { name: 'Preview' }).waitFor()
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => headerPicture(page)).toBeGreaterThan(0)
  await page.reload()
  await page.getByRole('button', { name: 'Edit profile image' }).locator('img').waitFor()
  await expect.poll(() => headerPicture(page)).toBeGreaterThan(0)
  await context.close()
  expect(faults.list).toEqual([])
})

further(() => {
  it('the app resends a large image after renewing the session', async () => {
    const { context, page } = await openProfile()
    // Noise does not compress: the file has about 4.5 MB.
    const grain = { type: 'gaussian', mean: 128, sigma: 60 } as const
    const noise = {
      create: { width: 1400, height: 1100, channels: 3, background: '#777', noise: grain },
    } as const
    const picture = await sharp(noise).png().toBuffer()
    const answers: number[] = []
    page.on('response', (response) => {
      const { 'content-type': type = '' } = response.request().headers()
      if (type.startsWith('multipart/')) answers.push(response.status())
    })
    await page.evaluate(() => localStorage.setItem('accesstoken', 'run out'))
    await page.getByRole('button', { name: 'Edit profile image' }).click()
    const dialog = page.getByRole('dialog', { name: 'Profile image' })
    await dialog
      .getByLabel('Image file')
      .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
    await dialog.getByRole('button', { name: 'Upload' }).click()
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => headerPicture(page)).toBeGreaterThan(0)
    expect(answers).toEqual([401, 200])
    await context.close()
  })

  it('the profile lists the logged-in devices, and logs out another device immediately', async () => {
    const other = await visit(journey, phone)
    await logIn(other.page, shopper)
    await other.page.getByRole('link', { name: 'Account' }).waitFor()
    const { context, page, faults } = await openProfile()
    const sessions = page.getByRole('region', { name: 'Logged-in devices' })
    await sessions.getByText('Chrome on Android').waitFor()
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2)
    await page.getByRole('button', { name: 'Log out: Chrome on Android' }).click()
    await sessions.getByText('No other devices are logged in.').waitFor()
    await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)

    await other.page.goto('/dashboard/myorders')
    await other.page.getByRole('heading', { name: 'Login' }).waitFor()
    await expect.poll(() => other.page.evaluate(() => localStorage.length)).toBe(0)
    await other.context.close()
    await context.close()
    expect(faults.list).toEqual([])
  })
})
