import type { InjectOptions } from 'fastify'
import mongoose from 'mongoose'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { connectMongoose } from '../../src/database/connect.ts'
import { spawnDatabase } from '../../src/database/embedded/conformance/database-process.ts'
import { buildPartnerKey, buildShopper } from '../support/factories.ts'
import { openTestStore } from '../support/store.ts'

/** Shorter than in production, so that the tests wait less. */
const SHORT_LIMITS = { connectTimeoutMS: 700, serverSelectionTimeoutMS: 500 }

/** Opens a server whose database is a separate process, which can be stopped or killed. */
export async function openStoreWithSeparateDatabase() {
  const folder = await mkdtemp(join(tmpdir(), 'outage-'))
  const database = await spawnDatabase(folder)
  const { store, ask } = await openStoreWithDatabase(database.uri)
  return {
    ...{ store, database, ask },
    async close() {
      await database.kill()
      await store.close()
      await rm(folder, { recursive: true })
    },
  }
}

/** Opens a server on a database that the test ends. */
export async function openStoreWithDatabase(uri: string) {
  await connectMongoose(uri, SHORT_LIMITS)
  const store = await openTestStore({
    database: { kind: 'embedded', close: () => mongoose.disconnect() },
  })
  const requests = await requestsOfEachKind(store.tokens)
  return {
    store,
    /** Sends a request of each kind concurrently. */
    ask: () =>
      Promise.all(
        requests.map(async (request) => ({
          url: request.url,
          reply: await store.app.inject(request),
        })),
      ),
  }
}

/** Requests by a user, anonymously, with a key, and with writes. */
async function requestsOfEachKind(tokens: Parameters<typeof buildShopper>[0]) {
  const { user, accessToken } = await buildShopper(tokens)
  const { secret } = await buildPartnerKey()
  const bearer = { authorization: `Bearer ${accessToken}` }
  const login = { email: user.email, password: 'a password' }
  const graphql = (query: string, headers: InjectOptions['headers'] = {}) =>
    ({ method: 'POST', url: '/graphql', payload: { query }, headers }) as const
  return [
    { method: 'GET', url: '/api/user/user-details', headers: bearer },
    { method: 'POST', url: '/api/user/login', payload: login },
    { method: 'POST', url: '/api/product/get', payload: { page: 1 } },
    { method: 'GET', url: '/api/category/get', headers: { 'x-api-key': secret } },
    graphql('{ viewer { email } }', bearer),
    graphql('{ categories { id } }'),
    graphql('{ categories { id } }', { 'x-api-key': secret }),
    graphql('mutation { endOtherSessions { __typename } }', bearer),
  ] as const
}
