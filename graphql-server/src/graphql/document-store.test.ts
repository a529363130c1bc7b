import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache'
import { parse } from 'graphql'
import { describe, expect, it, vi } from 'vitest'
import { openTestStore } from '../../test/support/store.ts'
import { createDocumentStore } from './document-store.ts'
import { webOperations } from './persisted-operations.ts'

describe('createDocumentStore', () => {
  it('the document store evicts the least recently used operations when their text is long', async () => {
    const store = createDocumentStore()
    const padding = 'x'.repeat(95_000)
    for (let n = 0; n < 500; n += 1) {
      await store.set(`${n}`, parse(`{ store { name } } # ${n} ${padding}`))
    }
    expect(store.keys().length).toBeLessThanOrEqual(231)
    expect(await store.get('0')).toBeUndefined()
    expect(await store.get('499')).toBeDefined()
  })

  it('the document store evicts the least recently used operations when they have many fields', async () => {
    const store = createDocumentStore()
    const fields = 'name '.repeat(1_900)
    for (let n = 0; n < 50; n += 1) {
      await store.set(`${n}`, parse(`query Q${n} { store { ${fields} } }`))
    }
    expect(store.keys().length).toBeLessThanOrEqual(24)
  })

  it('the document store has room for the web app’s operations of two releases', async () => {
    const store = createDocumentStore()
    for (let release = 0; release < 2; release += 1) {
      for (const [hash, text] of webOperations) await store.set(`${release} ${hash}`, parse(text))
    }
    expect(store.keys()).toHaveLength(2 * webOperations.size)
  })
})

it('the server keeps no more long operations than the document store allows', async () => {
  const store = await openTestStore()
  const set = vi.spyOn(InMemoryLRUCache.prototype, 'set')
  const padding = 'x'.repeat(95_000)
  for (let n = 0; n < 250; n += 1) await store.query(`{ store { name } } # ${n} ${padding}`)
  const caches = set.mock.contexts.filter((cache) => cache instanceof InMemoryLRUCache)
  expect(caches).toHaveLength(250)
  expect(caches[0]?.keys().length).toBeLessThanOrEqual(231)
  await store.close()
})
