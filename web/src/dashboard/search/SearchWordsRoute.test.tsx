import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { MissedSearches_TextFragment, WordsCard_WordsFragment } from './Words.generated.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import { fill } from '../../../test/store.tsx'
import type { Handlers } from '../../../test/operations.ts'
import { type Refusal, userErrors } from '../../../test/errors.ts'

let page: ReturnType<typeof openDashboard>

type Words = WordsCard_WordsFragment
type Missed = MissedSearches_TextFragment

const buildWords = (line: string): Words => ({
  id: line,
  line,
  publishedAt: '2026-11-01T06:00:00.000Z',
  by: 'Meera',
})

const emptyPreview = {
  searches: [],
  tests: [],
  userErrors: [],
}

const published = (words: Words | null, ...refusals: Refusal[]) => ({
  publishWords: { words, userErrors: userErrors(refusals) },
})

const buildText = (text: string, searches: number): Missed => ({
  text,
  searches,
})

const build = (lines: string[], withoutHit: Missed[] = [], withoutClick: Missed[] = []) => ({
  publishedWords: lines.map(buildWords),
  searchTests: [],
  withoutHit,
  withoutClick,
})

function enter(handlers: Handlers = {}, lines = ['coriander: kothmir']) {
  page = openDashboard('/dashboard/search', {
    ManageSearchWords: () => build(lines),
    ManageWordsPreview: () => ({ previewWords: emptyPreview }),
    ...handlers,
  })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const names = () => screen.getByLabelText('What your customers call it')
const lines = () =>
  screen
    .queryAllByRole('button', { name: /^Remove ./ })
    .map((button) => button.getAttribute('aria-label')?.replace('Remove ', ''))

describe('the search words', () => {
  it('the search words page lists synonyms with who published them', async () => {
    enter()
    expect(await screen.findByText('Published on 1 Nov 2026 by Meera')).toBeTruthy()
    expect(lines()).toEqual(['coriander: kothmir'])
  })

  it('the search words page explains synonyms before the first one, and publishes one', async () => {
    enter({ PublishWords: () => published(buildWords('quince: bihi')) }, [])
    await screen.findByText('No synonyms yet')
    await press('New synonym')
    fill(screen.getByLabelText('Word on your products'), 'quince')
    fill(names(), 'bihi')
    await press('Publish')
    await waitFor(() => expect(lines()).toEqual(['quince: bihi']))
    expect(page.getVariables('PublishWords')).toEqual([{ input: { line: 'quince: bihi' } }])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a rejected synonym shows why, beside the field', async () => {
    const message = 'These words are published already.'
    enter({ PublishWords: () => published(null, ['BAD_USER_INPUT', message, 'line']) })
    await press('New synonym')
    fill(screen.getByLabelText('Word on your products'), 'coriander')
    fill(names(), 'kothmir')
    await press('Publish')
    const field = names()
    await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
    expect(screen.getByText(message)).toBeTruthy()
  })

  it('a synonym needs words on both sides', async () => {
    enter()
    await press('New synonym')
    await press('Publish')
    expect(await screen.findByText('Enter the word on your products.')).toBeTruthy()
    expect(screen.getByText('Enter what customers call it.')).toBeTruthy()
    expect(page.getVariables('PublishWords')).toEqual([])
  })

  it('a synonym can be for brands, whose own products come first', async () => {
    enter({ PublishWords: () => published(buildWords('detergent < rin, tide')) })
    await press('New synonym')
    fill(screen.getByLabelText('Word on your products'), 'detergent')
    fill(names(), 'rin, tide')
    await userEvent.click(screen.getByRole('checkbox', { name: /^These are brands/ }))
    await waitFor(() =>
      expect(page.getVariables('ManageWordsPreview').at(-1)).toEqual({
        line: 'detergent < rin, tide',
      }),
    )
    await press('Publish')
    await waitFor(() => expect(lines()).toContain('detergent < rin, tide'))
  })

  it('a query for something that the shop does not sell leaves the list, and can return', async () => {
    const texts = ['durian', 'kothmir'].map((text) => buildText(text, 4))
    let unsold: string[] = []
    const listed = () => texts.filter(({ text }) => !unsold.includes(text))
    enter({
      ManageSearchWords: () => build([], listed()),
      SetSearchUnsold: ({ input }) => {
        unsold = input.unsold ? [...unsold, input.text] : []
        return { setSearchUnsold: { userErrors: [] } }
      },
    })
    await press('We don’t sell this yet: durian')
    await waitFor(() => expect(screen.queryByText('durian')).toBeNull())
    const heading = screen.getByRole('heading', { name: 'Searches without results' })
    await waitFor(() => expect(document.activeElement).toBe(heading))
    await press('We don’t sell this yet: kothmir')
    const title = screen.getByRole('heading', { name: 'Search words' })
    await waitFor(() => expect(document.activeElement).toBe(title))
    act(() => page.toasts.at(-1)?.undo?.())
    expect(await screen.findByText('kothmir')).toBeTruthy()
  })

  it('the search words page offers synonyms for the most frequent searches without results', async () => {
    const texts = ['kothmir', 'bihi', 'a', 'b', 'c', 'd'].map((text, n) => buildText(text, 9 - n))
    enter({
      ManageSearchWords: () => build([], texts, [buildText('rice', 1)]),
      PublishWords: () => published(buildWords('coriander: kothmir')),
    })
    const missed = within(await screen.findByRole('region', { name: 'Searches without results' }))
    expect(missed.getAllByRole('listitem').map(({ textContent }) => textContent)).toHaveLength(5)
    expect(missed.getByText('9 searches')).toBeTruthy()
    await press('Show all 6')
    expect(missed.getAllByRole('listitem')).toHaveLength(6)
    expect(screen.getByRole('region', { name: 'Searches without a click' }).textContent).toContain(
      'rice1 search',
    )
    await press('Add synonym for kothmir')
    expect(names()).toHaveProperty('value', 'kothmir')
    const word = screen.getByLabelText('Word on your products')
    await waitFor(() => expect(document.activeElement).toBe(word))
    fill(word, 'coriander')
    await press('Publish')
    await waitFor(() => expect(lines()).toEqual(['coriander: kothmir']))
  })

  it('a synonym is removed after a confirmation', async () => {
    const removed = {
      deletedId: 'coriander: kothmir',
      userErrors: [],
    }
    enter({ RemovePublishedWords: () => ({ removePublishedWords: removed }) })
    await press('Remove coriander: kothmir')
    await press('Remove')
    await waitFor(() => expect(lines()).toEqual([]))
    await screen.findByText('No synonyms yet')
  })

  it('the search words page can be reloaded after a failure', async () => {
    let isDown = true
    enter({
      ManageSearchWords: () => {
        if (isDown) throw new Error('offline')
        return build(['coriander: kothmir'])
      },
    })
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    await screen.findByText('coriander: kothmir')
  })
})
