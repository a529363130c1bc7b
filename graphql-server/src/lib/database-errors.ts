import type { GraphQLError } from 'graphql'
import { mongo } from 'mongoose'
import { unavailable } from './faults.ts'

/** What the log says of an outage. */
export const OUTAGE = 'the database is not reached'

/** Whether a write was refused because a unique index has the value already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11000
}

/** Whether the database was not reached, went away or gave up its place: nothing that the work did wrong. */
export function isOutage(error: unknown): error is mongo.MongoError {
  if (!(error instanceof mongo.MongoError)) return false
  return (
    error instanceof mongo.MongoNetworkError ||
    error instanceof mongo.MongoServerSelectionError ||
    error.hasErrorLabel(mongo.MongoErrorLabel.RetryableWriteError)
  )
}

/** What callers are told of an outage; every other error as it is. */
export function toldOfOutage<Thrown>(error: Thrown): Thrown | GraphQLError {
  return isOutage(error) ? unavailable(error) : error
}
