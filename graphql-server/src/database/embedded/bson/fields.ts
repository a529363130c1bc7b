import { fail } from './errors.ts'
import { isDoc, isNumber, type Doc } from './values.ts'

export const MAX_STATEMENTS = 100_000

export function readText(body: Doc, field: string): string {
  const value = body[field]
  return typeof value === 'string' ? value : fail(14, `the field '${field}' must be a string`)
}

/** Reads an integer that is at least 0. Returns undefined if the field is missing. */
export function readCount(body: Doc, field: string): number | undefined {
  const value = body[field]
  if (value === undefined) return undefined
  const count = isNumber(value) ? Number(value) : NaN
  if (!Number.isInteger(count)) fail(14, `the field '${field}' must be a whole number`)
  return count < 0 ? fail(2, `the field '${field}' must not be negative`) : count
}

export function readFlag(body: Doc, field: string): boolean {
  const value = body[field] ?? false
  return typeof value === 'boolean' ? value : fail(14, `the field '${field}' must be a boolean`)
}

/** Reads a flag that MongoDB also accepts as a number, such as findAndModify's `remove: 1`. */
export function readLooseFlag(body: Doc, field: string): boolean {
  const value = body[field]
  return isNumber(value) ? Number(value) !== 0 : readFlag(body, field)
}

export function readDocuments(body: Doc, field: string): Doc[] {
  const value = body[field]
  return Array.isArray(value) && value.every(isDoc)
    ? value
    : fail(14, `the field '${field}' must be an array of documents`)
}

export function checkStatements<T>(statements: T[]): T[] {
  if (statements.length > 0 && statements.length <= MAX_STATEMENTS) return statements
  return fail(
    16,
    `Write batch sizes must be between 1 and ${MAX_STATEMENTS}. Got ${statements.length} operations.`,
  )
}
