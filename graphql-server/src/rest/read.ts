import { badUserInput } from '../lib/faults.ts'
import { parseId } from '../lib/ids.ts'

/** The id in a field of a body: 24 hexadecimal digits, or an object that has them as `_id`. */
export function readId(body: Record<string, unknown>, field: string): string {
  const value = body[field]
  const id = typeof value === 'object' && value !== null && '_id' in value ? value._id : value
  if (typeof id === 'string' && parseId(id)) return id
  throw badUserInput(`${field} is not an id.`)
}
