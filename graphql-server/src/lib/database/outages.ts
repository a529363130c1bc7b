import mongoose, { mongo } from 'mongoose'
import { collectErrors } from './collect-errors.ts'

/** Errors for a missing or lost connection, or for servers that did not respond in time. */
const CLASSES = [
  mongo.MongoNetworkError,
  mongo.MongoSystemError,
  mongo.MongoClientClosedError,
  mongo.MongoExpiredSessionError,
  mongo.MongoNotConnectedError,
  mongo.MongoOperationTimeoutError,
  mongo.MongoServerClosedError,
  mongo.MongoStalePrimaryError,
  mongo.MongoTopologyClosedError,
  mongoose.Error.MongooseServerSelectionError,
]

/** Names of such errors whose classes the driver does not export. */
const CLASS_NAMES = new Set(['MongoPoolClosedError', 'MongoWaitQueueTimeoutError'])

/** Labels with which the driver or the server marks operations that can be retried. */
const LABELS = [
  mongo.MongoErrorLabel.RetryableWriteError,
  mongo.MongoErrorLabel.TransientTransactionError,
  mongo.MongoErrorLabel.UnknownTransactionCommitResult,
  mongo.MongoErrorLabel.PoolRequestedRetry,
  mongo.MongoErrorLabel.ResetPool,
  mongo.MongoErrorLabel.InterruptInUseConnections,
  mongo.MongoErrorLabel.RetryableError,
  mongo.MongoErrorLabel.SystemOverloadedError,
]

/**
 * MongoDB's codes for a server that is unreachable, shutting down, not primary or too slow. These are the codes that
 * drivers retry, and timeouts while waiting for a lock or for other servers.
 */
export const OUTAGE_CODES = {
  HostUnreachable: 6,
  HostNotFound: 7,
  LockTimeout: 24,
  WriteConcernTimeout: 64,
  NetworkTimeout: 89,
  ShutdownInProgress: 91,
  FailedToSatisfyReadPreference: 133,
  ReadConcernMajorityNotAvailableYet: 134,
  PrimarySteppedDown: 189,
  ExceededTimeLimit: 262,
  SocketException: 9001,
  LegacyNotPrimary: 10058,
  NotWritablePrimary: 10107,
  InterruptedAtShutdown: 11600,
  InterruptedDueToReplStateChange: 11602,
  NotPrimaryNoSecondaryOk: 13435,
  NotPrimaryOrSecondary: 13436,
} as const

const CODES = new Set<unknown>(Object.values(OUTAGE_CODES))

/** Node's codes for a lost socket. */
const SOCKET_CODES = new Set<unknown>(['ECONNRESET', 'EPIPE', 'ETIMEDOUT'])

/** Mongoose's messages for commands that it could not send. These errors have no class. */
const NOT_PASSED_ON = /buffering timed out|before initial connection/

/**
 * Whether the database was unreachable, disconnected or lost its primary, so that the operation itself is not at fault.
 * The outage may be wrapped, for example in the error for a bulk write that lost its connection.
 */
export function isOutage(error: unknown): error is Error {
  const errors = [...collectErrors(error)]
  return isLostSocket(error) || (errors.some(isOfDatabase) && errors.some(isOutageItself))
}

/**
 * Whether this is Node's own error for a lost socket. The driver does not wrap such errors while it waits to write to a
 * socket. No other sockets in the server throw errors in this way.
 */
function isLostSocket(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error && hasSocketCode(error)
}

function hasSocketCode(error: object): boolean {
  return 'code' in error && SOCKET_CODES.has(error.code)
}

function isOfDatabase(error: object): boolean {
  return error instanceof mongo.MongoError || error instanceof mongoose.Error
}

function isOutageItself(error: object): boolean {
  if (CLASSES.some((each) => error instanceof each)) return true
  if (error instanceof mongo.MongoError) {
    if (CLASS_NAMES.has(error.name) || LABELS.some((label) => error.hasErrorLabel(label))) {
      return true
    }
  }
  if (error instanceof mongoose.Error) return NOT_PASSED_ON.test(error.message)
  return hasSocketCode(error) || ('code' in error && CODES.has(error.code))
}
