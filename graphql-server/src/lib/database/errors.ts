import type { GraphQLError } from 'graphql'
import { mongo } from 'mongoose'
import { isOutage } from './outages.ts'
import { collectCodes } from './collect-errors.ts'
import { ObjectStoreError, temporaryError } from '../errors.ts'

/** The index in a message: MongoDB says `… index: name_1 dup key …`, DocumentDB `Index 'name_1'`. */
const INDEX_NAME = /\bindex:? '?([^\s']+)/i

/**
 * Whether a write failed because a unique index, or the one on `field`, already has the value. Only the message always
 * names the index, because the driver drops the errors' fields in bulk writes.
 */
export function isDuplicate(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11000) return false
  return field === undefined || INDEX_NAME.exec(error.message)?.[1] === `${field}_1`
}

/** MongoDB's OutOfDiskSpace, and the operating system's errors for a full disk and an exceeded quota. */
const STORAGE_FULL_CODES = new Set<unknown>([14031, 'ENOSPC', 'EDQUOT'])

/** Whether a write to the database or to a file failed because storage is full. */
function isStorageFull(error: unknown): error is Error {
  return error instanceof Error && collectCodes(error).some((code) => STORAGE_FULL_CODES.has(code))
}

/** Converts an outage or full storage to the error for clients. Returns other errors unchanged. */
export function toTemporaryError<Thrown>(error: Thrown): Thrown | GraphQLError {
  if (isStorageFull(error)) return temporaryError('STORAGE_FULL', error)
  const isOut = error instanceof ObjectStoreError || isOutage(error)
  return isOut ? temporaryError('UNAVAILABLE', error) : error
}
