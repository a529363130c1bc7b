import { z } from 'zod'
import { MAX_PAGE } from '../../domains/catalogue/browse/catalogue.service.ts'
import { MAX_PAGE_NUMBER } from '../../domains/catalogue/browse/product-list.service.ts'
import { toPaise } from '../../lib/money.ts'
import { issue } from '../../lib/input.ts'
import type { Message } from '../../lib/messages/define-messages.ts'
import { hasVisibleText } from '../../lib/text-checks.ts'
import { restMessages } from '../messages.ts'

/** Objects in replies by name. The OpenAPI description has a schema for each. */
export const namedSchemas = z.registry<{ id: string }>()

/** Defines an object in replies, with its name in the OpenAPI description. */
export function namedSchema<Shape extends z.ZodRawShape>(id: string, shape: Shape) {
  const schema = z.object(shape)
  namedSchemas.add(schema, { id })
  return schema
}

export const id = z.string().regex(/^[0-9a-f]{24}$/)
export const text = z.string()
export const whole = z.number().int().min(0)
export const rupees = z.number().min(0).describe('Rupees.')
export const moment = z.string().meta({ format: 'date-time' })
export const picture = z.string().describe('Image URL, or an empty string without an image.')

export function pictureUrl(image: { url: string } | null | undefined): string {
  return image?.url ?? ''
}

/*
 * The fields of requests. They check types and page ranges; the GraphQL schema has all other rules.
 */

/** The name of a field in the body, or in an object of a list. */
export function nameField({ path }: Pick<z.core.$ZodIssue, 'path'>): string {
  const index = path.findLastIndex((key) => typeof key === 'number')
  return String(path[index + 1] ?? path[0])
}

/** Creates a zod error for a field from its message. */
export function fieldIssue(toMessage: (params: { field: string }) => Message<'BAD_USER_INPUT'>) {
  return ({ path = [] }: { path?: PropertyKey[] | undefined }) =>
    issue(toMessage({ field: nameField({ path }) }))
}

const idText = z.string().regex(/^[0-9a-fA-F]{24}$/, { abort: true })

/** An id, or an object with an `_id`, in lower case. */
export const reference = z
  .union([idText, z.looseObject({ _id: idText })], { error: fieldIssue(restMessages.FIELD_NOT_ID) })
  .transform((value) => (typeof value === 'string' ? value : value._id).toLowerCase())
  .describe('The id, or an object that contains it as _id.')

/** Marks the issue of a blank field. One message names all blank fields. */
export const BLANK = 'BLANK'

/** A text in a request that may not be blank. Missing and blank fields are reported together. */
export const filledText = text.refine(hasVisibleText, BLANK)

/** A list in a request. Undefined is reported as missing. */
export function list<Item extends z.ZodType>(item: Item) {
  const notList = fieldIssue(restMessages.FIELD_NOT_LIST)
  return z.array(item, { error: (found) => (found.input === undefined ? null : notList(found)) })
}

/** A whole number in the range of GraphQL's Int. The schema checks the minimum. */
export function int(minimum: number) {
  return z.int32().meta({ minimum })
}

/**
 * A number, or a string of digits: the product form sends both. `rules` describes the number and `pattern` the string,
 * but the operation checks them.
 */
export function numeric(rules: object, pattern: string) {
  const digits = z.string().regex(/^\s*-?\d{1,15}(\.\d{1,15})?\s*$/)
  return z
    .union([z.number().meta({ ...rules }), digits.meta({ pattern })])
    .describe('A number, or a string that contains one.')
    .transform(Number)
}

/** Whole paise, or hundredths of a percent. */
export const TWO_DECIMALS = { multipleOf: 0.01 }

/** Rupees in a request, converted to paise. */
export const amount = toAmount(
  z.number().meta({ minimum: 0, maximum: 10_000_000_000, ...TWO_DECIMALS, description: 'Rupees.' }),
)

/** Converts rupees to whole paise, 0 or more. */
export function toAmount<Schema extends z.ZodType<number>>(schema: Schema) {
  return schema
    .transform((value) => toPaise(value))
    .refine((paise) => Number.isSafeInteger(paise) && paise >= 0)
}

export const page = numberFrom1To(MAX_PAGE_NUMBER).default(1).describe('Page number, from 1.')

export function pageSize(usual: number) {
  return numberFrom1To(MAX_PAGE).default(usual).describe('Page size, from 1 to 100.')
}

function numberFrom1To(max: number) {
  const outOfRange = fieldIssue(({ field }) => restMessages.FIELD_OUT_OF_RANGE({ field, max }))
  const error = { error: outOfRange }
  return z.int32({ abort: true }).min(1, error).max(max, error)
}
