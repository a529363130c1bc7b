import { getMainDefinition } from '@apollo/client/utilities'
import { Kind, OperationTypeNode, type DocumentNode } from 'graphql'
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { createClient } from './client.ts'
import { LoginDocument } from '../shared/account/Login.generated.ts'
import { HomeDocument } from '../shop/home/Home.generated.ts'
import { ListingDocument } from '../shop/listing/Listing.generated.ts'
import { SearchDocument } from '../shop/search/Search.generated.ts'
import { LayoutDocument } from './layout.generated.ts'
import { tokens } from './tokens.ts'

const readJson = (json: string) => z.record(z.string(), z.unknown()).parse(JSON.parse(json))

/** The server's manifest, from hash to query. */
const manifest = new Map(
  Object.entries(
    readJson(
      readFileSync('graphql-server/src/graphql/persisted-operations.generated.json', 'utf8'),
    ),
  ),
)

const generated = import.meta.glob<object>('../**/*.generated.ts', { eager: true })
const documents = Object.values(generated)
  .flatMap((module) => Object.entries(module))
  .flatMap(([name, value]: [string, unknown]) =>
    isDocument(value) ? [{ name: name.replace(/Document$/, ''), document: value }] : [],
  )

/** Accepts operations, not fragments. */
function isDocument(value: unknown): value is DocumentNode {
  return typeof value === 'object' && value !== null && '__meta__' in value
}

interface Sent {
  method: string | undefined
  headers: Headers
  /** The operation that the server reads from the body or the URL. */
  operation: Record<string, unknown>
}

let sent: Sent[]
let answer: (request: Sent) => object

beforeEach(() => {
  sent = []
  answer = () => ({ data: {} })
  vi.stubGlobal('fetch', (url: string, { method, headers, body }: RequestInit) => {
    const operation = typeof body === 'string' ? readJson(body) : readAddress(url)
    const request = { method, headers: new Headers(headers), operation }
    sent.push(request)
    return Promise.resolve(Response.json(answer(request)))
  })
})

function readAddress(url: string): Record<string, unknown> {
  const { pathname, searchParams } = new URL(url, 'http://shop.example')
  expect(pathname).toBe('/graphql')
  const { operationName, ...parts } = Object.fromEntries(searchParams)
  const read = Object.entries(parts).map(([name, json]) => [name, readJson(json)] as const)
  return { operationName, ...Object.fromEntries(read) }
}

async function send(document: DocumentNode, variables: Record<string, unknown> = {}) {
  const client = createClient()
  const main = getMainDefinition(document)
  const isMutation =
    main.kind === Kind.OPERATION_DEFINITION && main.operation === OperationTypeNode.MUTATION
  await (isMutation
    ? client.mutate({ mutation: document, variables, fetchPolicy: 'no-cache' })
    : client.query({ query: document, variables, fetchPolicy: 'no-cache' }))
}

/** Simulates a server with a different version, which knows no hash. */
function knowNothing({ operation }: Sent): object {
  const error = {
    message: 'PersistedQueryNotFound',
    extensions: { code: 'PERSISTED_QUERY_NOT_FOUND' },
  }
  return 'query' in operation ? { data: {} } : { errors: [error] }
}

const persisted = (sha256Hash: unknown) => ({ version: 1, sha256Hash })

describe.each(documents)('$name', ({ document }) => {
  it('the link sends the operation as a known hash, and its query if the server does not know the hash', async () => {
    answer = knowNothing
    await send(document)
    expect(sent).toHaveLength(2)
    const [first, second] = sent
    const text = second?.operation['query']
    const hash = createHash('sha256').update(String(text)).digest('hex')
    expect(manifest.get(hash)).toBe(text)
    expect(first?.operation).not.toHaveProperty('query')
    expect(first?.operation['extensions']).toEqual({ persistedQuery: persisted(hash) })
    expect(second).toMatchObject({
      method: 'POST',
      operation: { extensions: { persistedQuery: persisted(hash) } },
    })
  })
})

it("the manifest contains exactly the web app's operations", () => {
  expect(documents).toHaveLength(manifest.size)
})

describe('an operation', () => {
  it('the link uses GET for operations that read only public fields, otherwise POST', async () => {
    for (const { document } of documents) await send(document)
    const names = sent
      .filter(({ method }) => method === 'GET')
      .map(({ operation }) => operation['operationName'])
    expect(names.sort()).toEqual([
      'BrowseCategories',
      'CategoryRow',
      'Choices',
      'FindOrderedProducts',
      'Help',
      'Home',
      'Listing',
      'ManageCategories',
      'ManageCategoryUse',
      'ManageProductPlaces',
      'ManageProposalTime',
      'ManageScannedProduct',
      'ManageSubCategories',
      'ManageSubCategoryUse',
      'ManageSubstitutes',
      'ManageTriedSearch',
      'NewOrder',
      'OrderedProducts',
      'OtherCategories',
      'PickUpPlace',
      'Product',
      'ProductCategories',
      'ProductToEdit',
      'RecentRow',
      'Search',
      'SearchSuggestions',
      'SimilarProducts',
      'SimilarRow',
    ])
    expect(new Set(sent.map(({ method }) => method))).toEqual(new Set(['GET', 'POST']))
  })

  it("the link sends a header that other sites can't set", async () => {
    await send(HomeDocument)
    expect(sent[0]?.headers.get('apollo-require-preflight')).toBe('true')
  })

  it('the link sends the variables and the access token', async () => {
    tokens.save({ accessToken: 'a', refreshToken: 'r' })
    const variables = { categoryId: 'c', subCategoryId: 's & t' }
    await send(ListingDocument, variables)
    expect(sent).toMatchObject([
      { method: 'GET', operation: { operationName: 'Listing', variables } },
    ])
    expect(sent[0]?.headers.get('authorization')).toBe('Bearer a')
  })

  it('the link uses POST if the variables are too long for a URL', async () => {
    await send(SearchDocument, { text: 'x'.repeat(1400) })
    await send(SearchDocument, { text: 'x'.repeat(1500) })
    await send(SearchDocument, { text: 'दू'.repeat(100) })
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'POST'])
    expect(sent[1]?.operation).not.toHaveProperty('query')
  })

  it('the link never puts personal data or secrets into a URL', async () => {
    await send(LayoutDocument)
    await send(LoginDocument, { input: { email: 'asha@example.in', password: 'secret' } })
    expect(sent.map(({ method }) => method)).toEqual(['POST', 'POST'])
  })

  it('the link sends the next operation by hash after an unknown hash', async () => {
    answer = knowNothing
    await send(HomeDocument)
    answer = () => ({ data: {} })
    await send(HomeDocument)
    expect(sent.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET'])
  })

  it('the link does not send an operation that was not generated', async () => {
    const document = { kind: Kind.DOCUMENT, definitions: HomeDocument.definitions } as const
    await expect(send(document)).rejects.toThrow('Only operations of generated documents')
    expect(sent).toEqual([])
  })
})
