import type { Page } from 'playwright-core'
import sharp from 'sharp'
import { dashboardPaths } from '../../src/lib/urls/dashboard-paths.ts'

export const prescriptionSection = (page: Page) =>
  page.getByRole('group', { name: 'Prescription', exact: true })

/** Uploads the scan during checkout, where it is selected automatically. */
export async function uploadPrescription(page: Page) {
  const scan = await sharp({
    create: { width: 600, height: 800, channels: 3, background: '#eef' },
  })
    .jpeg()
    .toBuffer()
  const files = page.getByLabel('Prescription files')
  const file = { name: 'prescription.jpg', mimeType: 'image/jpeg', buffer: scan }
  await files.setInputFiles(file)
  await prescriptionSection(page).getByRole('checkbox', { checked: true }).first().waitFor()
}

/** Opens the check of an order's prescription from the queue. */
export async function openPrescriptionCheck(page: Page, number: string) {
  await page.goto(dashboardPaths.prescriptionQueue)
  await page.getByRole('link', { name: `Check prescription of ${number}` }).click()
  await page
    .getByRole('img', { name: /^Prescription/ })
    .first()
    .waitFor()
}

/** The part of a prescription check for one medicine. */
export const medicineToCheck = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Medicines to check' }).getByRole('group', { name })

export const dayBefore = (days: number) =>
  new Date(Date.now() - days * 24 * 60 * 60_000).toISOString().slice(0, 10)

/** Fills in what is on the prescription for an approved medicine. */
export async function fillFacts(page: Page, medicine: string, issuedOn: string) {
  await medicineToCheck(page, medicine).getByLabel('Packs prescribed').fill('2')
  await page.getByLabel('Date', { exact: true }).fill(issuedOn)
  await page.getByText('Acute (7 days)', { exact: true }).click()
  await page.getByRole('button', { name: /^Same as customer/ }).click()
  await page.getByLabel('Prescriber’s name').fill('Dr. Rao')
  await page.getByLabel('Prescriber’s address').fill('9, Linking Road, Mumbai')
}
