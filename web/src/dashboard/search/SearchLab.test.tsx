import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type {
  ManageSearchExplanationQuery,
  ManageWordsPreviewQuery,
  SearchTests_TestFragment,
  TriedProduct_ProductFragment,
} from './SearchLab.generated.ts'
import { openDashboard } from '../../../test/dashboard.tsx'
import type { Handlers } from '../../../test/operations.ts'
import { fill } from '../../../test/store.tsx'
import { userError } from '../../../test/errors.ts'

let page: ReturnType<typeof openDashboard>

const milk = { id: 'p1', name: 'Toned Milk', brand: 'Amul', unit: '1 L' }
const curd = { id: 'p2', name: 'Fresh Curd', brand: '', unit: '400 g' }

type Test = SearchTests_TestFragment
type Preview = ManageWordsPreviewQuery['previewWords']

const buildTest = (
  text: string,
  position: number | null,
  product: Test['product'] = milk,
): Test => ({
  id: text,
  text,
  position,
  product,
})

const found = (products: TriedProduct_ProductFragment[], relaxed = false) => ({
  searchProducts: {
    totalCount: products.length,
    relaxed,
    edges: products.map((node) => ({ node })),
  },
})

const preview = (fields: Partial<Preview>) => ({
  previewWords: {
    searches: [],
    tests: [],
    userErrors: [],
    ...fields,
  },
})

const explanation: ManageSearchExplanationQuery['explainSearch'] = {
  found: true,
  relaxed: false,
  terms: [
    {
      text: 'doodh',
      optional: false,
      match: {
        points: 1045,
        words: [
          {
            word: 'milk',
            fields: ['NAME', 'CATEGORY'],
            kind: 'SAME_MEANING',
          },
        ],
      },
    },
    { text: 'ke', optional: true, match: null },
  ],
  weights: { inStock: false, wordsInOrder: true, popularity: 3 },
  weightedPoints: 1716,
}

function enter(handlers: Handlers, tests: Test[] = []) {
  page = openDashboard('/dashboard/search', {
    ManageSearchWords: () => ({
      publishedWords: [],
      searchTests: tests,
      withoutHit: [],
      withoutClick: [],
    }),
    ...handlers,
  })
}

const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }))
const search = async (text: string) =>
  fill(await screen.findByLabelText('Search as a customer'), text)

describe('the search tests', () => {
  it('the search tests show whether they pass', async () => {
    enter({}, [
      buildTest('doodh', 3),
      buildTest('dahi', null, curd),
      buildTest('chaach', null, null),
    ])
    const section = within(await screen.findByRole('region', { name: 'Test searches' }))
    await section.findByText('1 of 3 tests passes.')
    expect(section.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'doodhToned Milk: no. 3 of the resultsWhy?',
      'dahiFresh Curd: not among the first tenWhy?',
      'chaachThe product was deleted',
    ])
  })

  it('a search test is added with a product that is chosen from a search', async () => {
    enter({
      ManageTriedSearch: () => found([milk, curd]),
      AddSearchTest: () => ({
        addSearchTest: {
          test: buildTest('doodh', 1),
          userErrors: [],
        },
      }),
    })
    await press('New test')
    fill(within(await screen.findByRole('dialog')).getByLabelText(/^Search/), 'doodh')
    await press('Add test')
    await screen.findByText('Search for the product and choose it.')
    fill(screen.getByLabelText(/^Product/), 'milk')
    await userEvent.click(await screen.findByRole('radio', { name: /^Toned Milk/ }))
    await press('Add test')
    await screen.findByText('1 of 1 test passes.')
    expect(page.getVariables('AddSearchTest')).toEqual([
      { input: { text: 'doodh', productId: 'p1' } },
    ])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('a search test is not added with a product that left the results', async () => {
    enter({ ManageTriedSearch: ({ text }) => found(text === 'milk' ? [milk] : [curd]) })
    await press('New test')
    fill(within(await screen.findByRole('dialog')).getByLabelText(/^Search/), 'doodh')
    await press('Add test')
    fill(screen.getByLabelText(/^Product/), 'milk')
    await userEvent.click(await screen.findByRole('radio', { name: /^Toned Milk/ }))
    expect(screen.queryByText('Search for the product and choose it.')).toBeNull()
    fill(screen.getByLabelText(/^Product/), 'curd')
    await screen.findByRole('radio', { name: /^Fresh Curd/ })
    await press('Add test')
    await screen.findByText('Search for the product and choose it.')
    expect(page.getVariables('AddSearchTest')).toEqual([])
  })

  it('a rejected search test shows why, beside the field', async () => {
    const message = 'This search is kept with this product already.'
    enter({
      ManageTriedSearch: () => found([milk]),
      AddSearchTest: () => ({
        addSearchTest: {
          test: null,
          userErrors: [userError('BAD_USER_INPUT', message, 'text')],
        },
      }),
    })
    await search('doodh')
    await press('Keep as test: Toned Milk')
    await press('Add test')
    await screen.findByText(message)
    expect(page.getVariables('AddSearchTest')).toEqual([
      { input: { text: 'doodh', productId: 'p1' } },
    ])
  })

  it('a search test is removed after a confirmation', async () => {
    enter(
      {
        RemoveSearchTest: () => ({
          removeSearchTest: { deletedId: 'doodh', userErrors: [] },
        }),
      },
      [buildTest('doodh', 3)],
    )
    await press('Remove the test doodh')
    await press('Remove')
    await waitFor(() => expect(screen.queryByText('doodh')).toBeNull())
    await screen.findByText(/^Save searches that must find a given product/)
  })
})

describe('the preview of new words', () => {
  async function type(word: string, names: string) {
    fill(await screen.findByLabelText('Word on your products'), word)
    fill(screen.getByLabelText('What your customers call it'), names)
  }

  it('the preview shows the matches and the changed tests', async () => {
    const tests = [
      { test: buildTest('doodh', null), after: 1 },
      { test: buildTest('dahi', 2, curd), after: null },
      { test: buildTest('milk', 1), after: 1 },
    ]
    const searches = [
      { text: 'doodh', before: 0, after: 1, products: [milk] },
      { text: 'milk', before: 1, after: 1, products: [milk] },
    ]
    enter({ ManageWordsPreview: () => preview({ searches, tests }) })
    await press('New synonym')
    await type('milk', 'doodh')
    await screen.findByText('2 of 3 tests pass now, 2 with this synonym.')
    const texts = within(screen.getByRole('dialog'))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent)
    expect(texts).toEqual([
      'doodh: 0 → 1 productToned Milk',
      'milk: 1 productToned Milk',
      'doodh → Toned Milk: no. 1 of the results (now not among the first ten)',
      'dahi → Fresh Curd: will fail (now no. 2 of the results)',
    ])
  })

  it('the preview waits for words on both sides', async () => {
    enter({ ManageWordsPreview: () => preview({}) })
    await press('New synonym')
    await type('milk', ' ,')
    await screen.findByText('You’ll see what the synonym changes as you type.')
    expect(page.getVariables('ManageWordsPreview')).toEqual([])
  })

  it('the preview can fail without blocking the form', async () => {
    enter({
      ManageWordsPreview: () => {
        throw new Error('offline')
      },
    })
    await press('New synonym')
    await type('milk', 'doodh')
    await screen.findByText('We couldn’t load the preview. You can still publish.')
    expect(screen.getByRole('button', { name: 'Publish' })).toHaveProperty('disabled', false)
  })
})

describe('a search to try', () => {
  it('the search trial lists its results and explains why one is there', async () => {
    enter({
      ManageTriedSearch: () => found([milk, curd]),
      ManageSearchExplanation: () => ({ explainSearch: explanation }),
    })
    await search('doodh ke')
    await press('Why is this here? Toned Milk')
    const dialog = within(await screen.findByRole('dialog', { name: 'Why is this here?' }))
    await dialog.findByText('“milk” means the same and is in the name and category: 1,045 points')
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'doodh“milk” means the same and is in the name and category: 1,045 points',
      'ke (not required)None of the product’s words match.',
      'Out of stock: 20% fewer points',
      'The words are in this order in the name and brand: 10% more points',
      'Ordered in the last 90 days: 6% more points',
    ])
    expect(page.getVariables('ManageSearchExplanation')).toEqual([
      { text: 'doodh ke', productId: 'p1' },
    ])
  })

  it('the search trial says when no product has all words', async () => {
    enter({ ManageTriedSearch: () => found([milk], true) })
    await search('milk durian')
    await screen.findByText('No product has all the words. These have some of them:')
  })

  it('the search trial says when nothing was found', async () => {
    enter({ ManageTriedSearch: () => found([]) })
    await search('durian')
    await screen.findByText('No products found.')
  })

  it('the search trial can be repeated after a failure', async () => {
    let isDown = true
    enter({
      ManageTriedSearch: () => {
        if (isDown) throw new Error('offline')
        return found([milk])
      },
    })
    await search('milk')
    const retry = await screen.findByRole('button', { name: 'Retry' })
    isDown = false
    await userEvent.click(retry)
    await screen.findByText('Toned Milk')
  })

  it('the explanation of a test says that its product was deleted', async () => {
    enter({ ManageSearchExplanation: () => ({ explainSearch: null }) }, [buildTest('doodh', 3)])
    await press('Why? doodh')
    await screen.findByText('This product was deleted.')
  })
})
