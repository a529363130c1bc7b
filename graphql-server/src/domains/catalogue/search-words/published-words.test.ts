import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { buildProduct, buildShopper, type Shopper } from '../../../../test/support/factories.ts'
import { gql, type TestDocument } from '../../../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../../../test/support/store.ts'
import { createCatalogueReading } from '../browse/catalogue-reading.ts'
import { recordChanges } from '../changes/record-changes.ts'
import { PublishedWordsDocument } from './published-words.model.ts'

let store: TestStore
let admin: Shopper

beforeAll(async () => {
  store = await openTestStore()
  admin = await buildShopper(store.tokens, { role: 'ADMIN', name: 'Meera' })
  const { _id } = await buildProduct({ name: 'Quince Marmalade' })
  await recordChanges('product', [_id])
  await store.poll()
})
afterAll(() => store.close())
beforeEach(() => PublishedWordsDocument.deleteMany({}))

async function run<Data>(document: TestDocument<Data>, input: object = {}): Promise<Data> {
  const { data } = await store.query(document, { input }, admin.accessToken)
  return data
}

const publish = async (line: string) =>
  (
    await run(
      gql(`mutation ($input: PublishWordsInput!) {
        publishWords(input: $input) { words { id line by } userErrors { code message field } }
      }`),
      { line },
    )
  ).publishWords

const remove = async (id: string) =>
  (
    await run(
      gql(`mutation ($input: DeleteInput!) {
        removePublishedWords(input: $input) { deletedId userErrors { code } }
      }`),
      { id },
    )
  ).removePublishedWords

const list = async () => (await run(gql(`{ publishedWords { id line by } }`))).publishedWords

async function count(text: string): Promise<number> {
  const { data } = await store.query(
    gql(`query ($text: String!) { searchProducts(text: $text) { totalCount } }`),
    { text },
  )
  return data.searchProducts.totalCount
}

describe('published words', () => {
  it('published words find products after the next poll, until they are removed', async () => {
    expect(await count('bihi')).toBe(0)
    const { words } = await publish(' quince: bihi, बिही ')
    expect(words).toMatchObject({ line: 'quince: bihi, बिही', by: 'Meera' })
    await store.poll()
    expect([await count('bihi'), await count('बिही')]).toEqual([1, 1])
    expect(await remove(words?.id ?? '')).toMatchObject({ deletedId: words?.id })
    await store.poll()
    expect(await count('bihi')).toBe(0)
  })

  it('published words reach a process that starts later, and stay when its index is rebuilt', async () => {
    await publish('quince: safarjal')
    const { sync, search } = createCatalogueReading()
    await sync.poll()
    expect((await search.search('safarjal', { first: 1 })).totalCount).toBe(1)
  })

  it('lists published words with the newest first', async () => {
    await publish('quince: bihi')
    await publish('marmalade < marmelade')
    expect((await list()).map(({ line, by }) => [line, by])).toEqual([
      ['marmalade < marmelade', 'Meera'],
      ['quince: bihi', 'Meera'],
    ])
  })

  it.each([
    ['without another word', 'quince', 'Enter a line such as "milk: doodh, dudh".'],
    ['that is blank', '', 'Line is required.'],
    ['that is two lines', 'a: b\nc: d', 'Line must be one line of text.'],
    ['that is too long', `a: ${'b'.repeat(500)}`, 'Line must have at most 500 characters.'],
  ])('rejects a line %s', async (_case, line, message) => {
    const { words, userErrors } = await publish(line)
    expect(words).toBeNull()
    expect(userErrors).toContainEqual({ code: 'BAD_USER_INPUT', message, field: 'line' })
    expect(await list()).toEqual([])
  })

  it('rejects a repeated line, and the 1,001st line', async () => {
    await publish('quince: bihi')
    expect((await publish('quince: bihi')).userErrors[0]?.message).toBe(
      'These words are already published.',
    )
    const lines = Array.from({ length: 999 }, (_none, n) => `word${n}: other${n}`)
    const now = new Date()
    await PublishedWordsDocument.updateOne(
      {},
      {
        $push: {
          lines: {
            $each: lines.map((line) => ({ line, userId: admin.user._id, publishedAt: now })),
          },
        },
      },
    )
    expect((await publish('one: more')).userErrors[0]?.message).toBe(
      'You can publish at most 1,000 lines. Remove one first.',
    )
  })

  it('rejects removing a line twice', async () => {
    const { words } = await publish('quince: bihi')
    await remove(words?.id ?? '')
    expect((await remove(words?.id ?? '')).userErrors).toEqual([{ code: 'NOT_FOUND' }])
    expect((await remove('no id')).userErrors).toEqual([{ code: 'NOT_FOUND' }])
  })

  it('keeps all lines when several admins publish concurrently', async () => {
    await Promise.all(Array.from({ length: 10 }, (_none, n) => publish(`word${n}: other${n}`)))
    expect(await list()).toHaveLength(10)
  })
})
