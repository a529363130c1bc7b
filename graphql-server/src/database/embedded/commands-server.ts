import { fail } from './errors.ts'
import { collectionScans } from './query.ts'
import { keyOf } from './keys.ts'
import type { Command, Database, Request } from './request.ts'
import { isDoc, MAX_DOCUMENT_BYTES } from './values.ts'
import type { Doc } from './values.ts'
import { MAX_MESSAGE_BYTES } from './wire.ts'
import type { Reply } from './wire.ts'

/** The MongoDB whose wire protocol this is: 7.0. */
const VERSION = '7.0.0'
const WIRE_VERSION = 21

function hello(_request: Request, { address, token }: Database): Reply {
  return {
    body: {
      helloOk: true,
      ismaster: true,
      isWritablePrimary: true,
      setName: 'embedded',
      hosts: [address],
      primary: address,
      me: address,
      maxBsonObjectSize: MAX_DOCUMENT_BYTES,
      maxMessageSizeBytes: MAX_MESSAGE_BYTES,
      maxWriteBatchSize: 100_000,
      localTime: new Date(),
      logicalSessionTimeoutMinutes: 30,
      minWireVersion: 0,
      maxWireVersion: WIRE_VERSION,
      readOnly: false,
      embeddedToken: token,
      ok: 1,
    },
  }
}

function serverStatus(_request: Request, { startedAt, address }: Database): Reply {
  const uptime = (performance.now() - startedAt) / 1000
  return {
    body: {
      host: address,
      version: VERSION,
      process: 'embedded',
      pid: BigInt(process.pid),
      uptime,
      localTime: new Date(),
      mem: { resident: Math.round(process.memoryUsage.rss() / 2 ** 20) },
      metrics: { queryExecutor: { collectionScans: { total: BigInt(collectionScans.total) } } },
      ok: 1,
    },
  }
}

function dbStats({ db }: Request, { engine }: Database): Reply {
  const mine = [...engine.collections].filter(([namespace]) => namespace.startsWith(`${db}.`))
  let objects = 0
  let dataSize = 0
  let indexes = 0
  for (const [, collection] of mine) {
    objects += collection.entries.size
    indexes += collection.indexes.length
    for (const { raw } of collection.entries.values()) dataSize += raw.length
  }
  return { body: { db, collections: mine.length, objects, dataSize, indexes, ok: 1 } }
}

function endSessions({ body }: Request, { retries }: Database): Reply {
  const sessions = body['endSessions']
  if (!Array.isArray(sessions)) return fail(14, "the field 'endSessions' must be an array")
  for (const session of sessions) retries.forget(sessionOf(session))
  return { body: { ok: 1 } }
}

/** The key of a session id. */
export function sessionOf(lsid: unknown): string {
  if (!isDoc(lsid) || lsid['id'] === undefined) return fail(14, 'a session needs an id')
  return keyOf(lsid['id'])
}

function ending(end: 'commit' | 'abort'): Command {
  return {
    options: ['recoveryToken'],
    transactional: true,
    async run({ session, number, connection }, { transactions }) {
      if (session === undefined || number === undefined)
        return fail(72, `${end}Transaction outside of a transaction`)
      await transactions[end](session, number, connection)
      return { body: { ok: 1 } }
    },
  }
}

function constant(body: Doc, options: string[] = []): Command {
  return { options, run: () => ({ body: { ...body, ok: 1 } }) }
}

const greeting: Command = {
  run: hello,
  options: ['helloOk', 'client', 'compression', 'loadBalanced', 'hostInfo', 'saslSupportedMechs'],
}

const buildInfo = constant({
  version: VERSION,
  versionArray: [7, 0, 0, 0],
  modules: ['embedded'],
  gitVersion: 'embedded',
  bits: 64,
  debug: false,
  maxBsonObjectSize: MAX_DOCUMENT_BYTES,
})

export const serverCommands: Record<string, Command> = {
  hello: greeting,
  ismaster: greeting,
  isMaster: greeting,
  ping: constant({}),
  buildInfo,
  buildinfo: buildInfo,
  connectionStatus: constant({ authInfo: { authenticatedUsers: [], authenticatedUserRoles: [] } }),
  serverStatus: { run: serverStatus, options: [] },
  dbStats: { run: dbStats, options: ['scale'] },
  endSessions: { run: endSessions, options: [] },
  commitTransaction: ending('commit'),
  abortTransaction: ending('abort'),
}
