import { badUserInput } from '../lib/errors.ts'
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

/** The list in a field. Checked here, because the schema takes one thing for a list of it. */
export function readList<Field extends string>(
  body: Partial<Record<Field, unknown>>,
  field: Field,
): unknown[] | undefined {
  const list: unknown = body[field]
  if (list === undefined || Array.isArray(list)) return list
  throw badUserInput(`${field} is not a list.`)
}

/** The ids in a field that holds a list of things. */
export function readIds<Field extends string>(
  body: Partial<Record<Field, unknown>>,
  field: Field,
): unknown {
  return readList(body, field)?.map((value) => idIn(value, field))
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

/** The `{name: value}` in a field as a list of facts. Checked here, because to the schema it is a list. */
export function readDetails<Field extends string>(
  body: Partial<Record<Field, unknown>>,
  field: Field,
): unknown {
  const facts: unknown = body[field]
  if (facts === undefined) return undefined
  if (!isFields(facts)) throw badUserInput(`${field} is not an object.`)
  return Object.entries(facts).map(([name, value]: [string, unknown]) => ({ name, value }))
}

/** Whether it is a JSON object. */
export function isFields(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

interface CartItem {
  productId?: unknown
  quantity?: unknown
}

/** The lines of an order: `productId` and `quantity` of each cart item in a field. */
export function readItems<Field extends string>(
  body: Partial<Record<Field, unknown>>,
  field: Field,
): unknown {
  return readList(body, field)?.map((item) => {
    const { productId, quantity }: CartItem = isFields(item) ? item : {}
    return { productId: idIn(productId, 'productId'), quantity }
  })
}
