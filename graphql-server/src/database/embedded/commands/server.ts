import { timingSafeEqual } from 'node:crypto'
import { Binary } from 'bson'
import { sessionKey, type Call, type Command } from './command.ts'
import { MAX_DOCUMENT_BYTES } from '../storage/entry.ts'
import { fail } from '../bson/errors.ts'
import { MAX_STATEMENTS } from '../bson/fields.ts'
import { computeProof } from '../wire/secret-proof.ts'
import { collectionScans } from '../query/find.ts'
import { MAX_MESSAGE_BYTES, type Reply } from '../wire/messages.ts'

/** The MongoDB version whose wire protocol this is. */
const VERSION = '7.0.0'
const WIRE_VERSION = 21

/** Not a real address: the driver knows where it has connected to. */
const ME = 'embedded:27017'

function hello({ body: { embeddedChallenge: challenge }, secret }: Call): Reply {
  const me = { setName: 'embedded', hosts: [ME], primary: ME, me: ME }
  const body = {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    ...me,
    maxBsonObjectSize: MAX_DOCUMENT_BYTES,
    maxMessageSizeBytes: MAX_MESSAGE_BYTES,
    maxWriteBatchSize: MAX_STATEMENTS,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: WIRE_VERSION,
    readOnly: false,
    ...(typeof challenge === 'string' && { embeddedProof: computeProof(secret, challenge) }),
    ok: 1,
  }
  return { body }
}

function serverStatus(): Reply {
  const total = BigInt(collectionScans.total)
  const metrics = { queryExecutor: { collectionScans: { total } } }
  return { body: { version: VERSION, process: 'embedded', metrics, ok: 1 } }
}

function endSessions({ body, retries, snapshots }: Call): Reply {
  if (!Array.isArray(body.endSessions)) return fail(14, "'endSessions' must be an array")
  for (const session of body.endSessions.map(sessionKey)) {
    retries.forget(session)
    snapshots.end(session)
  }
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

/** SASL PLAIN, as the driver sends it: a NUL precedes the name, and another one the password. */
function saslStart({ body: { mechanism, payload }, secret, admitted, connection }: Call): Reply {
  const given = payload instanceof Binary ? Buffer.from(payload.value()) : Buffer.alloc(0)
  const password = given.subarray(given.lastIndexOf(0) + 1)
  if (mechanism !== 'PLAIN' || !isSame(password, Buffer.from(secret)))
    return fail(18, 'Authentication failed.')
  admitted?.add(connection)
  return { body: { conversationId: 1, done: true, payload: new Binary(), ok: 1 } }
}

function isSame(given: Buffer, expected: Buffer): boolean {
  return given.length === expected.length && timingSafeEqual(given, expected)
}

/** Newer drivers send options that older servers do not know, and expect them to be ignored. */
const greeting: Command = { run: hello, options: undefined }

/** The commands that are allowed before the secret. */
export const greetings = new Set(['hello', 'ismaster', 'saslStart'])

export const serverCommands: Record<string, Command> = {
  hello: greeting,
  ismaster: greeting,
  saslStart: { run: saslStart, options: 'mechanism payload autoAuthorize options' },
  ping: { run: () => ({ body: { ok: 1 } }), options: '' },
  serverStatus: { run: serverStatus, options: '' },
  endSessions: { run: endSessions, options: '' },
  commitTransaction: { run: commit, options: 'recoveryToken', transactional: 'ends' },
  abortTransaction: { run: abort, options: 'recoveryToken', transactional: 'ends' },
}
