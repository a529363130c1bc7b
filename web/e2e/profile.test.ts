import sharp from 'sharp'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { type QuietJourney, startQuietJourney, visit } from './setup/browser.ts'
import { logIn, newShopper, presetStorage, type Shopper } from './setup/shopper.ts'

let journey: QuietJourney
let shopper: Shopper

beforeAll(async () => {
  journey = await startQuietJourney()
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

/** The natural width of the header's picture, or 0 without a picture. */
const headerPicture = (page: Page) =>
  page
    .getByRole('banner')
    .getByRole('button', { name: 'Account', exact: true })
    .evaluate((button) => button.querySelector('img')?.naturalWidth ?? 0)

it('saves a profile picture, which is in the header at once and after a reload', async () => {
  const { context, page, faults } = await openProfile()
  const picture = await sharp({
    create: { width: 1200, height: 800, channels: 3, background: '#0c7c59' },
  })
    .jpeg()
    .toBuffer()
  expect(await headerPicture(page)).toBe(0)
  await page.getByRole('button', { name: 'Edit picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  const file = dialog.getByLabel('Picture file')
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')
  await file.setInputFiles({ name: 'me.svg', mimeType: 'image/svg+xml', buffer: svg })
  await dialog.getByText('Please choose a JPEG, PNG, WebP or AVIF picture.').waitFor()
  // What calls itself a picture is sent; the server looks into it.
  await file.setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: svg })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.getByRole('button', { name: 'Try again' }).waitFor()
  expect(await dialog.getByRole('alert').textContent()).toBeTruthy()
  await file.setInputFiles({ name: 'me.jpg', mimeType: 'image/jpeg', buffer: picture })
  await dialog.getByRole('img', { name: 'Preview' }).waitFor()
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => headerPicture(page)).toBeGreaterThan(0)
  await page.reload()
  await page.getByRole('button', { name: 'Edit picture' }).locator('img').waitFor()
  await expect.poll(() => headerPicture(page)).toBeGreaterThan(0)
  await context.close()
  expect(faults.list).toEqual([])
})

it('sends a large picture again after renewing the session', async () => {
  const { context, page } = await openProfile()
  // Noise does not compress: some 4.5 MB.
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
  await page.getByRole('button', { name: 'Edit picture' }).click()
  const dialog = page.getByRole('dialog', { name: 'Your picture' })
  await dialog
    .getByLabel('Picture file')
    .setInputFiles({ name: 'me.png', mimeType: 'image/png', buffer: picture })
  await dialog.getByRole('button', { name: 'Upload' }).click()
  await dialog.waitFor({ state: 'detached' })
  await expect.poll(() => headerPicture(page)).toBeGreaterThan(0)
  expect(answers).toEqual([401, 200])
  await context.close()
})

it('changes the name everywhere at once, and verifies the email address', async () => {
  const { context, page, faults } = await openProfile()
  await page.getByLabel('Name').fill('Asha Rao')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Mobile is required.').waitFor()
  await page.getByLabel('Mobile').fill('98765 43210')
  await page.getByRole('button', { name: 'Submit' }).click()
  await page.getByText('Your profile is saved').waitFor()
  await page.getByRole('button', { name: 'Account', exact: true }).click()
  await page.getByRole('banner').getByRole('link', { name: 'My Account Asha Rao' }).waitFor()
  await page.keyboard.press('Escape')

  await page.getByRole('button', { name: 'Verify email' }).click()
  await page.getByRole('textbox', { name: 'Digit 1 of 6' }).waitFor()
  await page.keyboard.type(await journey.mailbox.codeFor(shopper.email))
  await page.keyboard.press('Enter')
  await page.getByText('Verified', { exact: true }).waitFor()
  await page.reload()
  await page.getByText('Verified', { exact: true }).waitFor()
  expect(await page.getByLabel('Name').inputValue()).toBe('Asha Rao')
  await context.close()
  expect(faults.list).toEqual([])
})

it('lists the signed-in devices, and signs another device out at once', async () => {
  const other = await visit(journey, phone)
  await logInOn(other.page)
  const { context, page, faults } = await openProfile()
  const sessions = page.getByRole('region', { name: 'Signed-in devices' })
  await sessions.getByText('Chrome on Android').waitFor()
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(2)
  await page.getByRole('button', { name: 'Sign out: Chrome on Android' }).click()
  await sessions.getByText('No other devices are signed in.').waitFor()
  await expect.poll(() => sessions.getByRole('listitem').count()).toBe(1)

  await other.page.goto('/dashboard/myorders')
  await other.page.getByRole('heading', { name: 'Login' }).waitFor()
  await expect.poll(() => other.page.evaluate(() => localStorage.length)).toBe(0)

  await logInOn(other.page)
  await page.reload()
  await page.getByRole('button', { name: 'Sign out other devices' }).click()
  const question = page.getByRole('alertdialog', { name: 'Sign out other devices' })
  await question.getByRole('button', { name: 'Sign out other devices' }).click()
  await sessions.getByText('No other devices are signed in.').waitFor()
  await other.page.goto('/dashboard/myorders')
  await other.page.getByRole('heading', { name: 'Login' }).waitFor()
  await other.context.close()
  await context.close()
  expect(faults.list).toEqual([])
})

async function logInOn(page: Page) {
  await logIn(page, shopper)
  await page.getByRole('link', { name: 'Account' }).waitFor()
}
