import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { buildProduct } from '../../../test/carts.ts'
import { fakePauses, pass, typeQuickly } from '../../../test/pauses.ts'
import { createTestClient } from '../../../test/server.ts'
import { SessionProvider } from '../../apollo/session.tsx'
import { SearchBar } from '../../shared/search/SearchBar.tsx'
import type { SearchQuery } from './Search.generated.ts'
import SearchRoute from './SearchRoute.tsx'

// Loads the chunks before the first test begins.
import '../../shared/search/Suggestions.tsx'
import './BrowseCategories.tsx'

/** Triggers the observer of the list's end. */
let comeIntoView: () => void = () => undefined

beforeEach(() => {
  fakePauses()
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        comeIntoView = () => callback([{ isIntersecting: true }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
})

interface More {
  totalCount?: number
  endCursor?: string
  relaxed?: boolean
  correctedText?: string | null
}

function buildResults(names: string[], more: More = {}): SearchQuery {
  const { totalCount = names.length, endCursor = '', relaxed = false, correctedText = null } = more
  const edges = names.map((name) => ({
    cursor: name,
    node: { ...buildProduct({ id: name }), name, discountPercent: 0, brand: '', medicine: null },
  }))
  const pageInfo = { hasNextPage: endCursor !== '', endCursor }
  return {
    searchProducts: {
      totalCount,
      relaxed,
      correctedText,
      edges,
      pageInfo,
    },
  }
}

function show(address: string) {
  const { client, waiting } = createTestClient({ unanswered: ['SearchSuggestions'] })
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <SessionProvider>
          <SearchBar />
          <SearchRoute />
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  )
  const layout = waiting.findIndex(({ operation }) => operation === 'Layout')
  waiting.splice(layout, 1)
  return waiting
}

/** Answers the request for the categories. */
function replyCategories(waiting: ReturnType<typeof show>, names = ['Medicines']) {
  const request = waiting.find(({ operation }) => operation === 'BrowseCategories')
  const build = (name: string) => ({
    ...{ id: name, name, slug: name.toLowerCase() },
    image: null,
  })
  act(() => request?.reply('BrowseCategories', { categories: names.map(build) }))
}

const categories = async () => {
  const list = await screen.findByRole('navigation', { name: 'Browse categories' })
  return (await within(list).findAllByRole('link')).map(({ textContent }) => textContent)
}

const settle = () => pass(30)

/** Longer than the typing pause after which the request is sent. */
const rest = () => pass(250)
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const names = () =>
  screen.queryAllByRole('article').map((card) => card.querySelector('a')?.textContent)

describe('the search page', () => {
  it('the search page shows ten skeletons, then the results and their count', async () => {
    const waiting = show('/search?q=dal')
    expect(document.querySelectorAll('article[aria-hidden]')).toHaveLength(10)
    expect(waiting[0]?.variables).toEqual({ text: 'dal' })
    waiting[0]?.reply('Search', buildResults(['toor dal', 'chana dal'], { totalCount: 23 }))
    await settle()
    expect(heading()).toBe('Search Results: 23')
    expect(names()).toEqual(['toor dal', 'chana dal'])
  })

  it('the search page shows skeletons for another query, without the old count', async () => {
    const waiting = show('/search?q=dal')
    waiting[0]?.reply('Search', buildResults(['toor dal'], { totalCount: 23 }))
    await settle()
    await userEvent.type(screen.getByRole('combobox'), 'i')
    expect(heading()).toBe('Search Results: …')
    expect(document.querySelectorAll('article[aria-hidden]')).toHaveLength(10)
    await rest()
    waiting[1]?.reply('Search', buildResults(['dalia'], { totalCount: 1 }))
    await settle()
    expect(heading()).toBe('Search Results: 1')
    expect(names()).toEqual(['dalia'])
  })

  it('the search page says that nothing was found, and offers the categories instead of a filter', async () => {
    const waiting = show('/search?q=zzz')
    expect(screen.queryByRole('navigation', { name: 'Browse categories' })).toBeNull()
    waiting[0]?.reply('Search', buildResults([]))
    await settle()
    expect(heading()).toBe('Search Results: 0')
    expect(screen.getByText('No Data found')).toBeTruthy()
    expect(screen.getByText('Check the spelling or try a shorter word.')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Sort & filter' })).toBeNull()
    replyCategories(waiting)
    expect(await categories()).toEqual(['Medicines'])
  })

  it('the search page suggests queries when the query has no words', async () => {
    const waiting = show('/search?q=%25')
    waiting[0]?.reply('Search', buildResults([]))
    await settle()
    expect(screen.getByText('No Data found')).toBeTruthy()
    expect(screen.getByText('Enter a word, such as rice or paracetamol.')).toBeTruthy()
    replyCategories(waiting)
    expect(await categories()).toEqual(['Medicines'])
  })

  it('the search page offers the categories before the products while no query is typed', async () => {
    const waiting = show('/search')
    await settle()
    replyCategories(waiting)
    expect(await categories()).toEqual(['Medicines'])
    await userEvent.type(screen.getByRole('combobox'), 'd')
    expect(screen.queryByRole('navigation', { name: 'Browse categories' })).toBeNull()
  })

  it('the search page has no categories heading in a shop without categories', async () => {
    const waiting = show('/search')
    await settle()
    expect(await screen.findByRole('heading', { name: 'Browse categories' })).toBeTruthy()
    replyCategories(waiting, [])
    await waitFor(() =>
      expect(screen.queryByRole('heading', { name: 'Browse categories' })).toBeNull(),
    )
  })

  it('the search page never shows the results for an older query', async () => {
    const waiting = show('/search?q=d')
    waiting[0]?.reply('Search', buildResults(['dates']))
    await settle()
    const box = screen.getByRole('combobox')
    await userEvent.type(box, 'a')
    await rest()
    await userEvent.type(box, 'l')
    await rest()
    expect(waiting.map(({ variables }) => variables['text'])).toEqual(['d', 'da', 'dal'])
    waiting[2]?.reply('Search', buildResults(['toor dal']))
    await settle()
    waiting[1]?.reply('Search', buildResults(['dabeli']))
    await settle()
    expect(names()).toEqual(['toor dal'])
  })

  it('the search page sends one request when typing pauses, not for every letter', async () => {
    const waiting = show('/search')
    waiting
      .find(({ operation }) => operation === 'Search')
      ?.reply('Search', buildResults(['everything']))
    await settle()
    await typeQuickly(screen.getByRole('combobox'), 'paneer')
    await rest()
    const texts = waiting.flatMap(({ operation, variables }) =>
      operation === 'Search' ? [variables['text']] : [],
    )
    expect(texts).toEqual(['', 'paneer'])
  })

  it('the search page appends the next page when the end comes near, and can be retried when that fails', async () => {
    const waiting = show('/search?q=dal')
    waiting[0]?.reply('Search', buildResults(['toor dal'], { totalCount: 2, endCursor: 'c1' }))
    await settle()
    act(() => comeIntoView())
    await settle()
    expect(waiting[1]?.variables).toEqual({ text: 'dal', after: 'c1' })
    waiting[1]?.fail(new Error('offline'))
    await settle()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    waiting[2]?.reply('Search', buildResults(['chana dal'], { totalCount: 2 }))
    await settle()
    expect(names()).toEqual(['toor dal', 'chana dal'])
    expect(screen.queryByRole('button', { name: /more|retry/i })).toBeNull()
  })

  it('the search page offers another spelling, and says when products match only some words', async () => {
    const waiting = show('/search?q=tor%20dal')
    waiting[0]?.reply(
      'Search',
      buildResults(['chana dal'], { correctedText: 'toor dal', relaxed: true }),
    )
    await settle()
    expect(screen.getByText(/No products match all of these words/)).toBeTruthy()
    await userEvent.click(screen.getByRole('link', { name: 'toor dal' }))
    await rest()
    expect(waiting[1]?.variables).toEqual({ text: 'toor dal' })
  })

  it('the URL filters the search page, and the filter can be cleared when nothing is left', async () => {
    const waiting = show('/search?q=dal&brand=Tata&stock=in&min=x&sort=PRICE_ASC')
    expect(waiting[0]?.variables).toEqual({
      text: 'dal',
      filter: { brands: ['Tata'], inStock: true },
      sort: 'PRICE_ASC',
    })
    expect(screen.getByRole('button', { name: 'Sort & filter, 3 chosen' })).toBeTruthy()
    waiting[0]?.reply('Search', buildResults([]))
    await settle()
    await userEvent.click(screen.getByRole('link', { name: 'Clear the filter' }))
    await rest()
    expect(waiting[1]?.variables).toEqual({ text: 'dal' })
  })

  it('the search page sends one request when typing ends the filter', async () => {
    const waiting = show('/search?q=dal&stock=in')
    waiting[0]?.reply('Search', buildResults(['toor dal']))
    await settle()
    await userEvent.type(screen.getByRole('combobox'), 'i')
    expect(heading()).toBe('Search Results: …')
    await rest()
    expect(waiting.map(({ variables }) => variables)).toEqual([
      { text: 'dal', filter: { inStock: true } },
      { text: 'dali' },
    ])
  })

  it("the search page automatically loads another query's pages after a page has failed", async () => {
    const waiting = show('/search?q=dal')
    waiting[0]?.reply('Search', buildResults(['toor dal'], { totalCount: 2, endCursor: 'c1' }))
    await settle()
    act(() => comeIntoView())
    await settle()
    waiting[1]?.fail(new Error('offline'))
    await settle()
    await userEvent.type(screen.getByRole('combobox'), 'i')
    await rest()
    waiting[2]?.reply('Search', buildResults(['dalia'], { totalCount: 2, endCursor: 'c2' }))
    await settle()
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull()
    act(() => comeIntoView())
    await settle()
    expect(waiting[3]?.variables).toEqual({ text: 'dali', after: 'c2' })
  })

  it('the search page can be retried when the results could not be loaded', async () => {
    const waiting = show('/search?q=dal')
    waiting[0]?.fail(new Error('offline'))
    await settle()
    await userEvent.click(screen.getByRole('button', { name: 'Retry' }))
    waiting[1]?.reply('Search', buildResults(['toor dal']))
    await settle()
    expect(names()).toEqual(['toor dal'])
  })

  it('the search page reports the search when the customer uses a result', async () => {
    const listen = () => undefined
    const query = { matches: true, addEventListener: listen, removeEventListener: listen }
    vi.stubGlobal('matchMedia', () => query)
    const waiting = show('/search?q=dal')
    waiting[0]?.reply('Search', buildResults(['toor dal']))
    await settle()
    await userEvent.click(screen.getByRole('heading', { level: 1 }))
    await userEvent.click(screen.getByRole('link', { name: 'toor dal' }))
    await vi.dynamicImportSettled()
    const reports = waiting.filter(({ operation }) => operation === 'ReportSearch')
    expect(reports.map(({ variables }) => variables)).toEqual([{ input: { text: 'dal' } }])
  })
})
