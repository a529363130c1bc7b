import { extractText, getDocumentProxy } from 'unpdf'
import { afterEach, expect, it } from 'vitest'
import { startOwnJourney, type OwnJourney } from './setup/browser.ts'
import { placeOrder, shopperWith } from './setup/checkout.ts'
import { openMailbox, type Mailbox } from './setup/mailbox.ts'
import { openScreens } from './setup/screens.ts'
import { furtherCases } from './setup/suite.ts'
import { ADMIN } from './setup/seed.ts'
import { type Shopper, signIn } from './setup/shopper.ts'

/** The demo catalogue has no HSN code for it. */
const PRODUCT = 'mouthwash'
const MUTATIONS = {
  settings: `mutation ($input: UpdateShopSettingsInput!) {
    updateShopSettings(input: $input) { userErrors { message } }
  }`,
  status: `mutation ($input: SetOrderStatusInput!) {
    setOrderStatus(input: $input) { userErrors { message } }
  }`,
}

let mailbox: Mailbox
let journey: OwnJourney
let admin: Shopper

afterEach(async () => {
  await journey.close()
  await mailbox.close()
})

type Registration = [shop: string, registration: string, title: string, credit: string | null]

it.each<Registration>([
  ['a regular shop', 'REGULAR', 'Tax Invoice', 'Credit Note'],
  ...furtherCases<Registration>([
    ['an unregistered shop', 'NONE', 'Invoice', null],
    ['a shop in the composition scheme', 'COMPOSITION', 'Bill of Supply', 'Credit Note'],
  ]),
])(
  '%s gives the same document as page, on each paper and as PDF',
  async (_shop, registration, title, credit) => {
    await startShop(registration)
    const shopper = await shopperWith(journey, { [PRODUCT]: 1 })
    const { id } = await placeOrder(shopper, { [PRODUCT]: 1 })
    await setStatus(id, 'PACKED')
    const screens = await openScreens(journey, admin)
    const { page, go, check } = screens
    await go(`/dashboard/orders-details/${id}`)
    if (registration === 'REGULAR') {
      const card = page.getByRole('region', { name: 'Invoice' })
      await check('an order whose invoice waits', { widths: [360] })
      await card.getByLabel('HSN code').fill('3306')
      await card.getByLabel('GST rate in %').fill('18')
      await card.getByRole('button', { name: 'Issue invoice' }).click()
    }
    await page.getByRole('link', { name: /\d\d-\d\d\/\d{6}$/ }).click()
    const sheet = page.getByRole('article')
    await sheet.getByRole('heading', { name: title, exact: true }).waitFor()
    const pdf = await mailbox.fileFor(shopper.email, title)
    expect(letters(await readPdf(pdf))).toBe(letters(await sheet.innerText()))
    await check(title)
    for (const [paper, points] of [
      ['58 mm', 164],
      ['80 mm', 227],
    ] as const) {
      await page.getByLabel('Paper').selectOption(paper)
      await page.locator('article[data-receipt]').waitFor()
      const printed = new Uint8Array(await page.pdf({ preferCSSPageSize: true }))
      const { numPages, width } = await measure(printed)
      expect([numPages, Math.round(width / 3)]).toEqual([1, Math.round(points / 3)])
    }
    await check(`${title} on a receipt`, { widths: [360] })
    await page.getByLabel('Paper').selectOption('A4')
    if (credit) {
      await setStatus(id, 'CANCELLED_BY_SELLER')
      await go(`/dashboard/invoice/${id}`)
      await page.getByRole('link', { name: credit }).click()
      await sheet.getByRole('heading', { name: credit, exact: true }).waitFor()
      expect(await sheet.innerText()).toContain('For invoice')
      await check(credit, { widths: [360] })
    }
    await screens.finish()
  },
)

/** Starts a shop with a mailbox and a registration for GST. */
async function startShop(gstRegistration: string): Promise<void> {
  mailbox = await openMailbox()
  journey = await startOwnJourney({ SMTP_URL: mailbox.url })
  admin = await signIn(journey.store.url, ADMIN)
  const input = { version: 0, gstRegistration, gstin: '29ABCDE1234F1ZW' }
  await admin.request(MUTATIONS.settings, { input })
}

function setStatus(orderId: string, status: string) {
  return admin.request(MUTATIONS.status, { input: { orderId, status } })
}

async function readPdf(pdf: Uint8Array): Promise<string> {
  return (await extractText(pdf, { mergePages: true })).text
}

/** All letters of a text in a fixed order, because a PDF and a page have their columns in different orders. */
const letters = (text: string) => Array.from(text.replace(/\s/g, '')).sort().join('')

/** The pages of a PDF, and the width of the first one in points. */
async function measure(pdf: Uint8Array) {
  const proxy = await getDocumentProxy(pdf)
  const page = await proxy.getPage(1)
  return { numPages: proxy.numPages, width: page.getViewport({ scale: 1 }).width }
}
