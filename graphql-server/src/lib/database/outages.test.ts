import { GraphQLError } from 'graphql'
import mongoose, { mongo } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { toTemporaryError } from './errors.ts'
import { OUTAGE_CODES } from './outages.ts'

type Verdict = 'an outage' | 'a fault'

/** Whether each driver error is an outage, without a label, code or cause. */
const VERDICTS: Record<string, Verdict> = {
  MongoAPIError: 'a fault',
  MongoAWSError: 'a fault',
  MongoAzureError: 'a fault',
  MongoBatchReExecutionError: 'a fault',
  MongoBulkWriteError: 'a fault',
  MongoChangeStreamError: 'a fault',
  MongoClientBulkWriteCursorError: 'a fault',
  MongoClientBulkWriteError: 'a fault',
  MongoClientBulkWriteExecutionError: 'a fault',
  MongoClientClosedError: 'an outage',
  MongoCompatibilityError: 'a fault',
  MongoCryptAzureKMSRequestError: 'a fault',
  MongoCryptCreateDataKeyError: 'a fault',
  MongoCryptCreateEncryptedCollectionError: 'a fault',
  MongoCryptError: 'a fault',
  MongoCryptInvalidArgumentError: 'a fault',
  MongoCryptKMSRequestNetworkTimeoutError: 'a fault',
  MongoCursorExhaustedError: 'a fault',
  MongoCursorInUseError: 'a fault',
  MongoDecompressionError: 'a fault',
  MongoDriverError: 'a fault',
  MongoError: 'a fault',
  MongoExpiredSessionError: 'an outage',
  MongoGCPError: 'a fault',
  MongoGridFSChunkError: 'a fault',
  MongoGridFSStreamError: 'a fault',
  MongoInvalidArgumentError: 'a fault',
  MongoKerberosError: 'a fault',
  MongoMissingCredentialsError: 'a fault',
  MongoMissingDependencyError: 'a fault',
  MongoNetworkError: 'an outage',
  MongoNetworkTimeoutError: 'an outage',
  MongoNotConnectedError: 'an outage',
  MongoOIDCError: 'a fault',
  MongoOperationTimeoutError: 'an outage',
  MongoParseError: 'a fault',
  MongoRuntimeError: 'a fault',
  MongoServerClosedError: 'an outage',
  MongoServerError: 'a fault',
  MongoServerSelectionError: 'an outage',
  MongoStalePrimaryError: 'an outage',
  MongoSystemError: 'an outage',
  MongoTailableCursorError: 'a fault',
  MongoTopologyClosedError: 'an outage',
  MongoTransactionError: 'a fault',
  MongoUnexpectedServerResponseError: 'a fault',
  MongoWriteConcernError: 'a fault',
}

function isErrorClass(value: unknown): value is abstract new () => Error {
  if (typeof value !== 'function') return false
  const prototype: unknown = value.prototype
  return value === mongo.MongoError || prototype instanceof mongo.MongoError
}

/** The driver's exported error classes, by name. */
const classes = new Map(
  Object.entries(mongo).flatMap(([name, value]) =>
    isErrorClass(value) ? [[name, value] as const] : [],
  ),
)

/** Creates an error with the arguments for its constructor. */
function createError(
  name: string,
  first: object = { message: 'A message of the tests.' },
): unknown {
  const found = classes.get(name)
  const cause = new Error('A cause of the tests.')
  if (!found) throw new Error(`The driver does not export ${name}.`)
  const instance: unknown = Reflect.construct(found, [
    { writeConcernError: {}, ...first },
    { cause },
  ])
  return instance
}

function classify(error: unknown): Verdict {
  const thrown: unknown = toTemporaryError(error)
  const isUnavailable =
    thrown instanceof GraphQLError && thrown.extensions['code'] === 'UNAVAILABLE'
  return isUnavailable ? 'an outage' : 'a fault'
}

describe("the driver's error classes", () => {
  it('all exported error classes of the driver are classified', () => {
    expect([...classes.keys()].sort()).toEqual(Object.keys(VERDICTS))
  })

  it.each(Object.entries(VERDICTS))('%s without a label, code or cause is %s', (name, verdict) => {
    expect(classify(createError(name))).toBe(verdict)
  })

  it.each(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError'])(
    'the unexported error %s is an outage',
    (name) => {
      const error = new mongo.MongoDriverError('The pool is closed.')
      Object.defineProperty(error, 'name', { value: name })
      expect(classify(error)).toBe('an outage')
    },
  )

  it.each(Object.entries(OUTAGE_CODES))(
    'an error with the code %s (%i) is an outage',
    (_name, code) => {
      expect(classify(createError('MongoServerError', { code }))).toBe('an outage')
      const writeErrors = [{ index: 0, code }]
      expect(classify(createError('MongoBulkWriteError', { writeErrors }))).toBe('an outage')
    },
  )

  it.each([11000, 112, 251, 8000])('an error with the code %i is not an outage', (code) => {
    expect(classify(createError('MongoServerError', { code }))).toBe('a fault')
  })

  it.each([
    'RetryableWriteError',
    'TransientTransactionError',
    'UnknownTransactionCommitResult',
    'PoolRequestedRetry',
    'ResetPool',
    'InterruptInUseConnections',
    'RetryableError',
    'SystemOverloadedError',
  ])('an error with the label %s is an outage', (label) => {
    expect(classify(createError('MongoServerError', { errorLabels: [label] }))).toBe('an outage')
  })

  it.each(['read ECONNRESET', 'connection 3 to 127.0.0.1:27017 closed'])(
    'a bulk write error for a lost connection is an outage: %s',
    (message) => {
      const lost = new mongo.MongoNetworkError(message)
      const bulk: unknown = Reflect.construct(mongo.MongoBulkWriteError, [lost, {}])
      expect(bulk).not.toBeInstanceOf(mongo.MongoNetworkError)
      expect(classify(bulk)).toBe('an outage')
    },
  )

  it.each(['EPIPE', 'ECONNRESET', 'ETIMEDOUT'])(
    "Node's own error for a lost socket is an outage, also in a bulk write error: %s",
    (code) => {
      const lost = Object.assign(new Error(`write ${code}`), { code, syscall: 'write' })
      expect(classify(lost)).toBe('an outage')
      expect(classify(Reflect.construct(mongo.MongoBulkWriteError, [lost, {}]))).toBe('an outage')
    },
  )

  it('an error whose cause is an outage is an outage, however deep the cause is', () => {
    const cause = new mongo.MongoNetworkTimeoutError('connection timed out')
    const wrapped = new mongo.MongoRuntimeError('It failed.', { cause })
    expect(classify(new Error('It failed.', { cause: wrapped }))).toBe('an outage')
  })

  it('an error that refers to itself is classified', () => {
    const error = new mongo.MongoRuntimeError('It failed.')
    error.cause = error
    expect(classify(error)).toBe('a fault')
  })
})

describe("mongoose's errors", () => {
  it.each<[Verdict, Error]>([
    ['an outage', new mongoose.Error.MongooseServerSelectionError('No server was found.')],
    ['an outage', new mongoose.Error('Operation `users.find()` buffering timed out after 10000ms')],
    [
      'an outage',
      new mongoose.Error('Cannot call `users.find()` before initial connection is done'),
    ],
    ['a fault', new mongoose.Error('A fault of ours.')],
    ['a fault', new mongoose.Error.ValidationError()],
  ])('a mongoose error is %s: %s', (verdict, error) => {
    expect(classify(error)).toBe(verdict)
  })
})

it('an error that does not come from the database is not an outage, whatever its code', () => {
  const code = 'ECONNRESET'
  const lost = Object.assign(new Error(`read ${code}`), { code, syscall: 'read' })
  expect(classify(new TypeError('fetch failed', { cause: lost }))).toBe('a fault')
  expect(classify(Object.assign(new Error('The provider failed.'), { code }))).toBe('a fault')
  expect(classify(Object.assign(new Error('It failed.'), { code: 24 }))).toBe('a fault')
})
