import { fail } from './errors.ts'
import { isDoc, isNumber, type Doc } from './values.ts'

export function textOf(body: Doc, field: string): string {
  const value = body[field]
  return typeof value === 'string' ? value : fail(14, `the field '${field}' must be a string`)
}

/** A whole number of at least 0, or undefined when the field is not there. */
export function countOf(body: Doc, field: string): number | undefined {
  const value = body[field]
  if (value === undefined) return undefined
  const count = isNumber(value) ? Number(value) : NaN
  if (!Number.isInteger(count)) fail(14, `the field '${field}' must be a whole number`)
  return count < 0 ? fail(2, `the field '${field}' must not be negative`) : count
}

export function flagOf(body: Doc, field: string): boolean {
  const value = body[field] ?? false
  return typeof value === 'boolean' ? value : fail(14, `the field '${field}' must be a boolean`)
}

export function documentsOf(body: Doc, field: string): Doc[] {
  const value = body[field]
  return Array.isArray(value) && value.every(isDoc) && value.length > 0
    ? value
    : fail(14, `the field '${field}' must be a non-empty array of documents`)
}
