import { expect } from 'vitest'
import { addAxe, findBarriers, resize } from './accessibility.ts'
import { type Journey, visit } from './browser.ts'
import { fewerWidths, pageWidths } from './devices.ts'
import { leaveDialogs } from './focus.ts'
import { findCoveredFocus, findTallBars, findWideContent, phoneWidth } from './fit.ts'
import { markWhenReady } from './app-ready.ts'
import { presetStorage, type Shopper } from './shopper.ts'
import { isComplete } from './suite.ts'
import { translatePages } from './translate.ts'

interface Checks {
  widths?: readonly number[]
  part?: string
}

const desktop = { width: 1440, height: 900 }

/**
 * Opens one screen after the other, translated, and collects texts that can't be translated. `npm run test:journeys`
 * also collects barriers, content that does not fit, and elements that cover the focus.
 */
export async function openScreens(journey: Journey, person?: Shopper) {
  const { context, page, faults } = await visit(journey, desktop)
  if (isComplete) await addAxe(context)
  await translatePages(context)
  await markWhenReady(context)
  if (person) await presetStorage(context, person.storage)
  // Text that fades in has little contrast for a moment.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const barriers: string[] = []
  const check = async (name: string, { widths = pageWidths, part }: Checks = {}) => {
    await page.waitForFunction(isLoaded)
    if (!isComplete) return
    barriers.push(...(await findBarriers(page, { name, widths, part })))
    if (widths.includes(phoneWidth)) barriers.push(...(await findWideContent(page, name, part)))
    await resize(page, desktop.width)
  }
  /** Opens a page without checks. Until the app is ready, it replaces translated texts and clicked elements. */
  const go = async (path: string) => {
    await leaveDialogs(page)
    await page.goto(path)
    await page.waitForFunction(isLoaded)
  }
  const open = async (path: string) => {
    await go(path)
    if (!isComplete) return
    await check(path, { widths: fewerWidths })
    barriers.push(...(await findTallBars(page, path)))
    barriers.push(...(await findCoveredFocus(page, path, fewerWidths)))
    await page.evaluate(() => window.scrollTo(0, 0))
    await resize(page, desktop.width)
  }
  const finish = async () => {
    await context.close()
    const looseTexts = faults.list.filter((fault) => fault.includes('Loose text'))
    expect([...barriers, ...looseTexts]).toEqual([])
  }
  return { page, go, open, check, finish }
}

/** A page of the app sets title and heading when it renders, and is busy while parts load. */
const isLoaded = () =>
  document.title !== '' &&
  (!document.querySelector('#root') || document.documentElement.hasAttribute('data-ready')) &&
  !document.querySelector('h1:empty, [aria-busy="true"]')

export type Screens = Awaited<ReturnType<typeof openScreens>>

/** Checks the dialog that a button opens, and closes it. */
export async function checkDialog(screens: Screens, button: RegExp) {
  const { page } = screens
  await page.getByRole('main').getByRole('button', { name: button }).first().click()
  await checkOpenDialog(screens, button.source)
  await page.keyboard.press('Escape')
  await findDialog(screens).waitFor({ state: 'detached' })
}

/** Checks the open dialog. The page behind it is inert. */
export async function checkOpenDialog(screens: Screens, name: string) {
  const { page, check } = screens
  await findDialog(screens).last().waitFor()
  await check(`${new URL(page.url()).pathname}, ${name}`, {
    widths: fewerWidths,
    part: '[role="dialog"], [role="alertdialog"]',
  })
}

function findDialog({ page }: Screens) {
  return page.getByRole('dialog').or(page.getByRole('alertdialog'))
}
