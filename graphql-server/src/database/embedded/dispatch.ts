import { readCommands } from './commands-read.ts'
import { schemaCommands } from './commands-schema.ts'
import { serverCommands, sessionOf } from './commands-server.ts'
import { writeCommands } from './commands-write.ts'
import { DatabaseError, fail, unsupported } from './errors.ts'
import { checkFields, COMMON, countOf, flagOf, textOf } from './request.ts'
import type { Command, Database, Request } from './request.ts'
import { decode, isDoc } from './values.ts'
import type { Doc } from './values.ts'
import type { Message, Reply } from './wire.ts'

const commands: Record<string, Command> = {
  ...serverCommands,
  ...readCommands,
  ...writeCommands,
  ...schemaCommands,
  findandmodify: writeCommands['findAndModify'] ?? fail(59, 'findAndModify'),
}

/** Runs the command of a message. Never throws: an error becomes MongoDB's form of one. */
export async function answer(
  message: Message,
  connection: object,
  database: Database,
): Promise<Reply> {
  try {
    return await run(message, connection, database)
  } catch (error) {
    if (error instanceof DatabaseError) return { body: errorReply(error) }
    const text = error instanceof Error ? error.message : String(error)
    return {
      body: { ok: 0, errmsg: `internal error: ${text}`, code: 1, codeName: 'InternalError' },
    }
  }
}

function errorReply(error: DatabaseError): Doc {
  const { message: errmsg, code, codeName, details, labels } = error
  return {
    ok: 0,
    errmsg,
    code,
    codeName,
    ...details,
    ...(labels.length > 0 && { errorLabels: labels }),
  }
}

async function run(message: Message, connection: object, database: Database): Promise<Reply> {
  const { body } = message
  const [name = ''] = Object.keys(body)
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined
  if (!command || (message.legacy && !isGreeting(name)))
    return fail(59, `no such command: '${name}'`)
  const { documents = [], ...sequences } = name === 'insert' ? message.sequences : {}
  for (const [field, raws] of Object.entries(name === 'insert' ? sequences : message.sequences))
    body[field] = raws.map((raw) => decode(raw))
  if (!message.legacy) checkFields(name, body, [name, ...COMMON, ...command.options])
  if (!(name in serverCommands)) database.engine.checkHealth()
  checkConcerns(body)
  const time = countOf(body, 'maxTimeMS')
  const request: Request = {
    name,
    body,
    documents,
    db: message.legacy ? 'admin' : textOf(body, '$db'),
    connection,
    session: body['lsid'] === undefined ? undefined : sessionOf(body['lsid']),
    number: numberOf(body),
    deadline: time ? performance.now() + time : undefined,
  }
  const reply = await runInSession(request, command, database)
  await keepReadConcern(body, database)
  return reply
}

/** What a majority read has shown may not be lost: it waits for the disk. */
async function keepReadConcern({ readConcern }: Doc, { engine }: Database): Promise<void> {
  const level = isDoc(readConcern) && readConcern['level']
  if (level === 'majority' || level === 'linearizable') await engine.durable()
}

/** The one command that comes in the old form, before the client knows the server. */
function isGreeting(name: string): boolean {
  return ['ismaster', 'isMaster', 'hello'].includes(name)
}

function numberOf(body: Doc): bigint | undefined {
  const number = body['txnNumber']
  if (number === undefined) return undefined
  return typeof number === 'bigint' ? number : fail(14, 'txnNumber must be a long')
}

/** A single server keeps every write concern of one member; it can't keep others. */
function checkConcerns(body: Doc): void {
  const { writeConcern, readConcern } = body
  if (isDoc(writeConcern)) {
    checkFields('writeConcern', writeConcern, ['w', 'j', 'wtimeout', 'provenance'])
    const w = writeConcern['w'] ?? 1
    if (w !== 'majority' && !(Number(w) <= 1)) fail(100, 'Not enough data-bearing nodes')
  }
  if (!isDoc(readConcern)) return
  checkFields('readConcern', readConcern, ['level', 'provenance'])
  const level = readConcern['level'] ?? 'local'
  const levels: unknown[] = ['local', 'available', 'majority', 'linearizable']
  if (body['autocommit'] === false) levels.push('snapshot')
  if (!levels.includes(level)) unsupported(`the read concern ${JSON.stringify(level)} here`)
}

async function runInSession(
  request: Request,
  command: Command,
  database: Database,
): Promise<Reply> {
  const { body, name, session, number, connection } = request
  if (body['autocommit'] === undefined) {
    if (number !== undefined && !command.retryable)
      fail(72, `the command ${name} does not take a txnNumber outside of a transaction`)
    return command.run(request, database)
  }
  if (flagOf(body, 'autocommit')) fail(72, 'autocommit must be false')
  if (session === undefined || number === undefined)
    return fail(72, 'a transaction needs a session and a number')
  if (!command.transactional) fail(263, `Cannot run '${name}' in a multi-document transaction.`)
  if (name === 'commitTransaction' || name === 'abortTransaction')
    return command.run(request, database)
  const { transactions } = database
  const transaction = flagOf(body, 'startTransaction')
    ? await transactions.begin(session, number, connection)
    : transactions.get(session, number, connection)
  try {
    return await command.run({ ...request, transaction }, database)
  } catch (error) {
    if (name !== 'getMore') transactions.fail(transaction, `${name} in it failed`)
    throw error
  }
}
