import { badUserInput } from '../lib/faults.ts'
import { parseId } from '../lib/ids.ts'
import { toPaise } from '../lib/money.ts'

/** The parts of a request in the words of the schema. What has another form is left for the schema to refuse. */

/** The id in a field of a body: 24 hexadecimal digits, or an object that has them as `_id`. */
export function readId<Field extends string>(
  body: Partial<Record<Field, unknown>>,
  field: Field,
): string {
  return idIn(body[field], field)
}

/** The ids in a field that holds a list of things. */
export function readIds<Field extends string>(
  body: Partial<Record<Field, unknown>>,
  field: Field,
): unknown {
  const list: unknown = body[field]
  return Array.isArray(list) ? list.map((value) => idIn(value, field)) : list
}

function idIn(value: unknown, field: string): string {
  const id = typeof value === 'object' && value !== null && '_id' in value ? value._id : value
  if (typeof id === 'string' && parseId(id)) return id
  throw badUserInput(`${field} is not an id.`)
}

const PLAIN_NUMBER = /^\s*-?\d{1,15}(\.\d{1,15})?\s*$/

/** A number that may come as a text, in digits. */
export function readNumeric(value: unknown): unknown {
  return typeof value === 'string' && PLAIN_NUMBER.test(value) ? Number(value) : value
}

/** Rupees as paise. An amount that is no whole number of paise stays none. */
export function readRupees(value: unknown): unknown {
  return typeof value === 'number' ? toPaise(value) : value
}

/** `{name: value}` as a list of facts. */
export function readDetails(value: unknown): unknown {
  const isMap = typeof value === 'object' && value !== null && !Array.isArray(value)
  return isMap
    ? Object.entries(value).map(([name, text]: [string, unknown]) => ({ name, value: text }))
    : value
}

interface CartItem {
  productId?: unknown
  quantity?: unknown
}

/** The lines of an order: `productId` and `quantity` of each cart item. */
export function readItems(value: unknown): unknown {
  if (!Array.isArray(value)) return value
  return value.map((item: unknown) => {
    const isFields = typeof item === 'object' && item !== null
    const { productId, quantity }: CartItem = isFields ? item : {}
    return { productId: idIn(productId, 'productId'), quantity }
  })
}
