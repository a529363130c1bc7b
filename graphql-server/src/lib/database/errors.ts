import type { GraphQLError } from 'graphql'
import { mongo } from 'mongoose'
import { isOutage } from './outages.ts'
import { codesWithin } from '../errors-within.ts'
import { passingFault } from '../faults.ts'

/**
 * Whether a write was refused because a unique index, or the one of `field`, has the value already. Only the message
 * names the index in every case: the driver drops the fields of a bulk write's errors.
 */
export function isDuplicate(error: unknown, field?: string): boolean {
  if (!(error instanceof mongo.MongoServerError) || error.code !== 11000) return false
  return field === undefined || error.message.includes(` index: ${field}_1 `)
}

/** MongoDB's OutOfDiskSpace, then the operating system's full disk and used-up quota. */
const STORAGE_FULL_CODES = new Set<unknown>([14031, 'ENOSPC', 'EDQUOT'])

/** Whether a write of the database or of a file was refused because there is no room for it. */
export function isStorageFull(error: unknown): error is Error {
  return error instanceof Error && codesWithin(error).some((code) => STORAGE_FULL_CODES.has(code))
}

/** The passing fault behind an error, as callers are told of it; every other error as it is. */
export function toFault<Thrown>(error: Thrown): Thrown | GraphQLError {
  if (isStorageFull(error)) return passingFault('STORAGE_FULL', error)
  return isOutage(error) ? passingFault('UNAVAILABLE', error) : error
}
