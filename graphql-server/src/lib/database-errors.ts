import { mongo } from 'mongoose'

/** Whether a write was refused because a unique index has the value already. */
export function isDuplicate(error: unknown): boolean {
  return error instanceof mongo.MongoServerError && error.code === 11000
}
