import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepEarlyClicks } from './early-clicks.ts'

let repeat: () => Promise<void>
let clicked: string[]

beforeEach(() => {
  document.body.innerHTML =
    '<button aria-label="Add Milk">Add</button><button>Next</button><a href="#top">Top</a><p>Text</p>'
  repeat = keepEarlyClicks()
  clicked = []
})
afterEach(async () => {
  await repeat()
  document.body.replaceChildren()
  document.body.onclick = null
  Reflect.deleteProperty(document, 'elementFromPoint')
})

const find = (selector: string) => {
  const element = document.querySelector<HTMLElement>(selector)
  if (!element) throw new Error(`There is no ${selector}.`)
  return element
}

/** Acts as the app does once it is ready. */
function listen() {
  document.body.onclick = ({ target }) => {
    if (target instanceof HTMLElement) clicked.push(target.textContent)
  }
}

it('early clicks on buttons and any later links are repeated in their order', async () => {
  const link = new MouseEvent('click', { bubbles: true, cancelable: true })
  find('button + button').click()
  find('button').click()
  find('a').dispatchEvent(link)
  expect(link.defaultPrevented).toBe(true)
  listen()
  await repeat()
  expect(clicked).toEqual(['Next', 'Add', 'Top'])
  find('button').click()
  expect(clicked).toHaveLength(4)
})

it('early clicks on other elements, on first links, and on links that open a tab are left to the browser', async () => {
  listen()
  find('p').click()
  find('a').click()
  find('button').click()
  find('a').dispatchEvent(new MouseEvent('click', { bubbles: true, ctrlKey: true }))
  expect(clicked).toEqual(['Text', 'Top', 'Top'])
  await repeat()
  expect(clicked.at(-1)).toBe('Add')
})

it('early clicks find their buttons and links in a page that was rendered again, unless they differ', async () => {
  find('button').click()
  find('button + button').click()
  find('a').click()
  document.body.innerHTML =
    '<button aria-label="Add Milk">Add</button><button>Back</button><a href="#top">Top (2)</a>'
  const again = [...document.body.querySelectorAll('button, a')]
  document.elementFromPoint = vi.fn(() => again.shift() ?? null)
  listen()
  await repeat()
  expect(clicked).toEqual(['Add', 'Top (2)'])
})

it('an early click finds its button after the hidden text has changed', async () => {
  const render = (typed: string) =>
    (document.body.innerHTML = `<button>Find<span aria-hidden="true">${typed}</span></button>`)
  render('ri')
  find('button').click()
  render('rice')
  document.elementFromPoint = () => find('button')
  listen()
  await repeat()
  expect(clicked).toEqual(['Findrice'])
})
