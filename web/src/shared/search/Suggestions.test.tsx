import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { fakePauses, pass, typeQuickly } from '../../../test/pauses.ts'
import { createTestClient } from '../../../test/server.ts'
import type { SearchSuggestionsQuery } from './SearchSuggestions.generated.ts'
import { SearchBar } from './SearchBar.tsx'
import { money } from '../../../test/carts.ts'

beforeEach(() => {
  fakePauses()
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
  // jsdom does not scroll.
  Element.prototype.scrollIntoView = vi.fn()
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{decodeURIComponent(pathname + search)}</output>
}

function show(path = '/search') {
  const { client, waiting } = createTestClient()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <SearchBar />
        <Address />
      </MemoryRouter>
    </ApolloProvider>,
  )
  return waiting
}

type Waiting = ReturnType<typeof show>
type Suggestion = SearchSuggestionsQuery['searchSuggestions'][number]
type Found = Pick<Suggestion, 'text' | 'kind'> & Partial<Suggestion>

const category = { id: 'c1', slug: 'dairy' }
const subCategory = { id: 's1', slug: 'milk' }
const product = { id: 'p1', slug: 'milk-rusk' }
const topProduct = { id: 'p1', images: [] }
const pictured = {
  ...topProduct,
  id: 'p2',
  images: [{ url: '/media/milk.webp', srcSet: null }],
}
const suggestions: Found[] = [
  { text: 'Milk', kind: 'CATEGORY', category, subCategory },
  { text: 'Milky Way', kind: 'CATEGORY', category },
  { text: 'Milkmaid', kind: 'BRAND' },
  { text: 'Toned Milk', kind: 'PRODUCT', topProduct: pictured, lowestPrice: money(2_800) },
  { text: 'Milk Rusk', kind: 'PRODUCT', product, topProduct, lowestPrice: money(123_450) },
]

async function reply(waiting: Waiting, found = suggestions) {
  const blank = {
    ...{ category: null, subCategory: null, product: null },
    ...{ topProduct: null, lowestPrice: null },
  }
  const all = found.map((each) => ({ ...blank, ...each }))
  waiting.at(-1)?.reply('SearchSuggestions', { searchSuggestions: all })
  await settle()
}

const settle = () => pass(30)
/** Longer than the typing pause after which the request is sent. */
const rest = () => pass(250)
const box = () => screen.getByRole<HTMLInputElement>('combobox')
const options = () => screen.queryAllByRole('option').map((option) => option.textContent)
const active = () => box().getAttribute('aria-activedescendant')
const address = () => screen.getByRole('status').textContent

/** Types and shows the list. */
async function open(text = 'milk') {
  const waiting = show()
  await userEvent.type(box(), text)
  await rest()
  await waitFor(() => expect(waiting).toHaveLength(1))
  await reply(waiting)
  return waiting
}

describe('the suggestions below the search box', () => {
  it('the suggestions appear when typing pauses, from two letters', async () => {
    const waiting = show()
    await userEvent.type(box(), 'm')
    await act(() => import('./Suggestions.tsx'))
    await rest()
    expect(waiting).toEqual([])
    await typeQuickly(box(), 'ilk')
    await rest()
    await waitFor(() => expect(waiting).not.toEqual([]))
    expect(waiting.map(({ variables }) => variables)).toEqual([{ text: 'milk' }])
    expect(box().getAttribute('aria-expanded')).toBe('false')
    await reply(waiting)
    expect(box().getAttribute('aria-expanded')).toBe('true')
    expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id)
    expect(options()).toEqual([
      'Milk Category',
      'Milky Way Category',
      'Milkmaid Brand',
      'Toned Milk from ₹28',
      'Milk Rusk ₹1,234.50',
    ])
  })

  it('the suggestions show a product image, or a drawing instead', async () => {
    await open()
    const pictures = screen
      .getAllByRole('option')
      .map((option) => option.querySelector('img')?.getAttribute('src'))
    expect(pictures).toEqual([undefined, undefined, undefined, '/media/milk.webp', undefined])
  })

  it('the suggestions do not appear before the user types', async () => {
    const waiting = show('/search?q=milk')
    await rest()
    expect(waiting).toEqual([])
  })

  it('the suggestions never belong to an older text', async () => {
    const waiting = await open('mi')
    await userEvent.type(box(), 'l')
    expect(options()).toEqual([])
    await rest()
    await userEvent.type(box(), 'k')
    await rest()
    expect(waiting.map(({ variables }) => variables['text'])).toEqual(['mi', 'mil', 'milk'])
    await reply(waiting, [{ text: 'Newest', kind: 'BRAND' }])
    waiting[1]?.reply('SearchSuggestions', { searchSuggestions: [] })
    await settle()
    expect(options()).toEqual(['Newest Brand'])
  })

  it('the suggestions are omitted when they cannot be loaded', async () => {
    const waiting = show()
    await userEvent.type(box(), 'milk')
    await rest()
    waiting[0]?.fail(new Error('offline'))
    await settle()
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(screen.queryByRole('alert')).toBeNull()
    expect(box().value).toBe('milk')
  })

  it('the arrow keys choose a suggestion, from both ends', async () => {
    await open()
    expect(active()).toBeNull()
    await userEvent.keyboard('{ArrowDown}')
    const [first, , , , last] = screen.getAllByRole('option')
    expect(active()).toBe(first?.id)
    expect(first?.getAttribute('aria-selected')).toBe('true')
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBeNull()
    await userEvent.keyboard('{ArrowUp}')
    expect(active()).toBe(last?.id)
    await userEvent.keyboard('{ArrowDown}')
    expect(active()).toBeNull()
  })

  it.each([
    ['a sub-category opens its listing', 1, '/dairy-c1/milk-s1'],
    ['a category opens its page', 2, '/dairy-c1'],
    ['a brand is searched for', 3, '/search?q=Milkmaid'],
    ['the name of several products is searched for', 4, '/search?q=Toned Milk'],
    ['the name of one product opens its page', 5, '/product/milk-rusk-p1'],
  ])('choosing a suggestion: %s', async (_what, place, expected) => {
    await open()
    await userEvent.keyboard(`${'{ArrowDown}'.repeat(place)}{Enter}`)
    expect(address()).toBe(expected)
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('a click takes a suggestion, and the list stays closed when the box gets the focus', async () => {
    const waiting = await open()
    await userEvent.click(screen.getByRole('option', { name: /^Milkmaid/ }))
    expect(box().value).toBe('Milkmaid')
    expect(document.activeElement).not.toBe(box())
    await userEvent.click(box())
    await rest()
    expect(waiting).toHaveLength(1)
    expect(options()).toEqual([])
  })

  it('Escape closes the suggestions and keeps the text, and the down arrow reopens them', async () => {
    await open()
    await userEvent.keyboard('{ArrowDown}{Escape}')
    expect(screen.queryByRole('listbox')).toBeNull()
    expect(box().getAttribute('aria-expanded')).toBe('false')
    expect(box().value).toBe('milk')
    await userEvent.keyboard('{ArrowDown}')
    expect(options()).toHaveLength(5)
    expect(active()).toBeNull()
  })

  it('Tab closes the suggestions', async () => {
    await open()
    await userEvent.tab()
    await settle()
    expect(screen.queryByRole('listbox')).toBeNull()
  })

  it('Enter searches while no suggestion is active', async () => {
    await open()
    await userEvent.keyboard('{Enter}')
    await settle()
    expect(document.activeElement).not.toBe(box())
    expect(address()).toBe('/search?q=milk')
    expect(screen.queryByRole('listbox')).toBeNull()
  })
})
