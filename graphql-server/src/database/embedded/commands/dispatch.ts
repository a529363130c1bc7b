import { COMMON, sessionKey, type Call, type Command, type Database } from './command.ts'
import { readCommands } from './read.ts'
import { schemaCommands } from './schema.ts'
import { greetings, serverCommands } from './server.ts'
import { writeCommands } from './write.ts'
import { checkFields, DatabaseError, fail } from '../bson/errors.ts'
import { readFlag, readText } from '../bson/fields.ts'
import { isDoc } from '../bson/values.ts'
import type { Message, Reply } from '../wire/messages.ts'

const commands: Record<string, Command> = {
  ...serverCommands,
  ...readCommands,
  ...writeCommands,
  ...schemaCommands,
}

/** Runs a message's command. An error becomes a reply in MongoDB's format. */
export function answer(
  message: Message,
  connection: object,
  database: Database,
): Reply | Promise<Reply> {
  try {
    const reply = run(message, connection, database)
    return reply instanceof Promise ? reply.catch(errorReply) : reply
  } catch (error) {
    return errorReply(error)
  }
}

function errorReply(error: unknown): Reply {
  if (error instanceof DatabaseError) return { body: error.reply }
  return { body: new DatabaseError(1, `internal error: ${String(error)}`).reply }
}

function run(
  { body, legacy }: Message,
  connection: object,
  database: Database,
): Reply | Promise<Reply> {
  const [name = ''] = Object.keys(body)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  // The only command that is accepted in the old format, before the client knows the server.
  if (!command || (legacy && !/^(ismaster|hello)$/i.test(name)))
    return fail(59, `no such command: '${name}'`)
  if (database.admitted?.has(connection) === false && !greetings.has(name))
    return fail(13, `command ${name} requires authentication`)
  if (!legacy && command.options !== undefined)
    checkFields(name, body, `${name} ${COMMON} ${command.options}`)
  if (!Object.hasOwn(serverCommands, name)) database.engine.checkHealth()
  checkConcern(body.writeConcern)
  const { lsid, txnNumber: number } = body
  if (number !== undefined && typeof number !== 'bigint') fail(14, 'txnNumber must be a long')
  // Copied one by one, because spreading takes a quarter of the time that a small read needs.
  const { engine, retries, transactions, cursors, snapshots, secret, admitted } = database
  return runInSession(command, {
    engine,
    retries,
    transactions,
    cursors,
    snapshots,
    secret,
    admitted,
    name,
    body,
    db: legacy ? 'admin' : readText(body, '$db'),
    connection,
    session: lsid === undefined ? undefined : sessionKey(lsid),
    number,
    transaction: undefined,
  })
}

/** A single server satisfies every write concern for one member, but no others. */
function checkConcern(writeConcern: unknown = {}): void {
  if (!isDoc(writeConcern)) return fail(14, 'a write concern must be a document')
  checkFields('writeConcern', writeConcern, 'w j wtimeout')
  const { w = 1 } = writeConcern
  if (w !== 'majority' && w !== 0 && w !== 1) fail(100, 'Not enough data-bearing nodes')
}

function runInSession(command: Command, call: Call): Reply | Promise<Reply> {
  const { body, name, number } = call
  if (body.autocommit !== undefined) return runInTransaction(command, call)
  if (number !== undefined && !command.retryable)
    fail(72, `the command ${name} does not take a txnNumber outside of a transaction`)
  return command.run(call)
}

async function runInTransaction(command: Command, call: Call): Promise<Reply> {
  const { body, name, session, number, connection, transactions } = call
  if (readFlag(body, 'autocommit')) fail(72, 'autocommit must be false')
  if (session === undefined || number === undefined)
    return fail(72, 'a transaction needs a session and a number')
  if (!command.transactional) fail(263, `Cannot run '${name}' in a multi-document transaction.`)
  if (command.transactional === 'ends') return command.run(call)
  call.transaction = readFlag(body, 'startTransaction')
    ? await transactions.begin(session, number, connection)
    : transactions.get(session, number, connection)
  try {
    return await command.run(call)
  } catch (error) {
    transactions.abort(call.transaction, `${name} in it failed`)
    throw error
  }
}
