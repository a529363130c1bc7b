import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Journey, startJourney, visit } from '../setup/browser.ts'

let journey: Journey

beforeAll(async () => {
  journey = await startJourney()
})
afterAll(() => journey.close())

const readStyle = (element: Locator, property: string) =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property)

it('the app shows edges and the current sub-category in forced colors', async () => {
  const { context, page } = await visit(journey, { width: 1280, height: 900 })
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/')
  await page.getByRole('link', { name: 'Dairy & Eggs', exact: true }).first().click()
  const links = page.getByRole('navigation', { name: /^Sub-categories/ }).getByRole('link')
  await links.first().waitFor()
  const edges = await Promise.all(
    (await links.all()).map(async (link) => [
      await link.getAttribute('aria-current'),
      await readStyle(link, 'border-top-style'),
    ]),
  )
  expect(edges).toContainEqual(['page', 'solid'])
  expect(edges.filter(([current]) => current === null).map(([, edge]) => edge)).not.toContain(
    'solid',
  )
  const cart = page.getByRole('button', { name: 'My Cart' })
  expect(await readStyle(cart, 'border-top-style')).toBe('solid')
  const badge = page.getByText('10 min', { exact: true }).first().locator('..')
  expect(await readStyle(badge, 'outline-style')).toBe('solid')
  await context.close()
})

it('a product row scrolls without animation when reduced motion is preferred', async () => {
  const { context, page } = await visit(journey, { width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const track = page.locator('ul[aria-label="Dairy & Eggs"]')
  await page.getByRole('heading', { name: 'Dairy & Eggs' }).scrollIntoViewIfNeeded()
  await track.getByRole('link').first().waitFor()
  const right = page.getByRole('button', { name: 'Scroll Dairy & Eggs right' })
  // In the same task, so that there is no time for an animation.
  const scrolled = await right.evaluate((arrow) => {
    if (!(arrow instanceof HTMLElement)) return null
    arrow.click()
    return document.querySelector('ul[aria-label="Dairy & Eggs"]')?.scrollLeft
  })
  expect(scrolled).toBe(200)
  await context.close()
})

it('the app starts no transition when reduced motion is preferred', async () => {
  const { context, page } = await visit(journey, { width: 1280, height: 900 })
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  const transitions = await page.getByRole('main').evaluate((main) => {
    main.style.padding = '100px'
    return main.getAnimations().length
  })
  expect(transitions).toBe(0)
  await context.close()
})
