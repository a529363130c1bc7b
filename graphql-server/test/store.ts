import type { FastifyInstance } from 'fastify'
import mongoose, { type mongo } from 'mongoose'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { createApp } from '../src/app.ts'
import { createPasswords } from '../src/auth/passwords.ts'
import { createTokens, type Tokens } from '../src/auth/tokens.ts'
import { readConfig } from '../src/config.ts'
import { startCatalogueSearch } from '../src/domains/catalogue/search/catalogue-search.ts'
import type { ProductSearch } from '../src/domains/catalogue/search/product-search.ts'
import { createWordIndex } from '../src/domains/catalogue/search/word-index.ts'
import { openTestDatabase } from './database.ts'

/** A reply of the GraphQL endpoint, its data as the test expects it. */
export interface GraphqlReply<Data> {
  data: Data
  errors?: { message: string; extensions: { code: string; id?: string; cost?: number } }[]
  extensions?: { cost: number }
}

export interface TestStore {
  app: FastifyInstance
  tokens: Tokens
  search: ProductSearch
  databaseKind: string
  /** Everything that was logged, a JSON line each. */
  logLines: string[]
  /** Runs an operation through HTTP as the owner of the token, or as nobody. */
  query<Data>(
    document: string,
    variables?: object,
    accessToken?: string,
  ): Promise<GraphqlReply<Data>>
  /** The names of the database commands that the work sends. */
  commandsOf(work: () => Promise<unknown>): Promise<string[]>
  close(): Promise<void>
}

/** The whole store on a database of its own, without a port. */
export async function openTestStore(): Promise<TestStore> {
  const database = await openTestDatabase()
  const folder = await mkdtemp(join(tmpdir(), 'kirana-test-'))
  const logLines: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logLines.push(line) })
  const passwords = createPasswords({ cost: 4 })
  const tokens = createTokens('a secret of the tests, long enough to be one')
  const search = startCatalogueSearch({
    index: createWordIndex(),
    onError: (err) => log.warn({ err }, 'the search could not read the catalogue'),
  })
  const { store } = readConfig({})
  const app = await createApp({
    services: { passwords, tokens, search, store },
    log,
    production: false,
    mediaDir: join(folder, 'media'),
    webDir: null,
  })
  return {
    app,
    tokens,
    search,
    databaseKind: database.kind,
    logLines,
    async query<Data>(document: string, variables: object = {}, accessToken?: string) {
      const reply = await app.inject({
        method: 'POST',
        url: '/graphql',
        headers: accessToken ? { authorization: `Bearer ${accessToken}` } : {},
        payload: { query: document, variables },
      })
      return reply.json<GraphqlReply<Data>>()
    },
    commandsOf,
    async close() {
      await app.close()
      await search.stop()
      await passwords.close()
      await database.close()
      await rm(folder, { recursive: true })
    },
  }
}

async function commandsOf(work: () => Promise<unknown>): Promise<string[]> {
  const names: string[] = []
  const count = ({ commandName, command }: mongo.CommandStartedEvent) => {
    if (!isFollowing(command)) names.push(commandName)
  }
  const client = mongoose.connection.getClient()
  client.on('commandStarted', count)
  await work()
  client.off('commandStarted', count)
  return names
}

/** The search engine's look for changes, which runs beside every test. */
function isFollowing(command: mongo.Document): boolean {
  return command.find === 'catalogueChanges'
}
