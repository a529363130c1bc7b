import { sessionOf, type Call, type Command } from './command.ts'
import { MAX_DOCUMENT_BYTES } from './entry.ts'
import { fail } from './errors.ts'
import { collectionScans } from './query.ts'
import { MAX_MESSAGE_BYTES, type Reply } from './wire.ts'

/** The MongoDB whose wire protocol this is: 7.0. */
const VERSION = '7.0.0'
const WIRE_VERSION = 21

function hello({ address, token }: Call): Reply {
  const me = { setName: 'embedded', hosts: [address], primary: address, me: address }
  const body = {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    ...me,
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
  }
  return { body }
}

function serverStatus(): Reply {
  const total = BigInt(collectionScans.total)
  const metrics = { queryExecutor: { collectionScans: { total } } }
  return { body: { version: VERSION, process: 'embedded', metrics, ok: 1 } }
}

function endSessions({ body, retries }: Call): Reply {
  if (!Array.isArray(body.endSessions)) return fail(14, "'endSessions' must be an array")
  for (const session of body.endSessions) retries.forget(sessionOf(session))
  return { body: { ok: 1 } }
}

async function commit({ session, number, connection, transactions }: Call): Promise<Reply> {
  if (session === undefined || number === undefined)
    return fail(72, 'commitTransaction outside of a transaction')
  await transactions.commit(session, number, connection)
  return { body: { ok: 1 } }
}

function abort({ session, number, connection, transactions }: Call): Reply {
  if (session === undefined || number === undefined)
    return fail(72, 'abortTransaction outside of a transaction')
  transactions.abort(transactions.get(session, number, connection), 'it was aborted')
  return { body: { ok: 1 } }
}

const greeting: Command = { run: hello, options: 'helloOk client compression loadBalanced' }

export const serverCommands: Record<string, Command> = {
  hello: greeting,
  ismaster: greeting,
  ping: { run: () => ({ body: { ok: 1 } }), options: '' },
  serverStatus: { run: serverStatus, options: '' },
  endSessions: { run: endSessions, options: '' },
  commitTransaction: { run: commit, options: 'recoveryToken', transactional: 'ends' },
  abortTransaction: { run: abort, options: 'recoveryToken', transactional: 'ends' },
}
