import { z } from 'zod'
import { MAX_PAGE } from '../../domains/catalogue/browse/catalogue.service.ts'
import { MAX_PAGE_NUMBER } from '../../domains/catalogue/browse/product-list.service.ts'
import { toPaise } from '../../lib/money.ts'
import { hasVisibleText } from '../../lib/text-checks.ts'

/** Objects in replies by name: the OpenAPI description has a schema for each. */
export const namedSchemas = z.registry<{ id: string }>()

/** An object in replies, with its name in the OpenAPI description. */
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
export const picture = z
  .string()
  .describe('URL of a picture, or an empty string without a picture.')

export function pictureUrl(image: { url: string } | null | undefined): string {
  return image?.url ?? ''
}

/*
 * Fields of requests. They check types and ranges of pages; all other rules are those of the GraphQL schema. The error of
 * a check continues a sentence that begins with the name of the field.
 */

const idText = z.string().regex(/^[0-9a-fA-F]{24}$/, { abort: true })

/** An id, or an object that has one as `_id`; in lower case. */
export const reference = z
  .union([idText, z.looseObject({ _id: idText })], { error: 'is not an id.' })
  .transform((value) => (typeof value === 'string' ? value : value._id).toLowerCase())
  .describe('The id, or an object that has it as _id.')

/** The error of a text without visible characters; it continues a sentence that ends with 'is' or 'are'. */
export const BLANK = 'blank.'

/** A text in a request that is not blank, so that missing and blank fields are reported together. */
export const filledText = text.refine(hasVisibleText, BLANK)

/** A list in a request; undefined is reported as missing. */
export function list<Item extends z.ZodType>(item: Item) {
  const error = ({ input }: { input?: unknown }) => (input === undefined ? null : 'is not a list.')
  return z.array(item, { error })
}

/** A whole number in the range of GraphQL's Int, whose minimum the schema checks. */
export function int(minimum: number) {
  return z.int32().meta({ minimum })
}

/**
 * A number, also as a string of digits: the product form sends both. The rules describe the number and the pattern of the
 * string; the operation checks them.
 */
export function numeric(rules: object, pattern: string) {
  const digits = z.string().regex(/^\s*-?\d{1,15}(\.\d{1,15})?\s*$/)
  return z
    .union([z.number().meta({ ...rules }), digits.meta({ pattern })])
    .describe('A number, or one as a text.')
    .transform(Number)
}

/** Whole paise, or hundredths of a percent. */
export const TWO_DECIMALS = { multipleOf: 0.01 }

/** Rupees in a request, as paise. */
export const amount = toAmount(
  z.number().meta({ minimum: 0, maximum: 10_000_000_000, ...TWO_DECIMALS, description: 'Rupees.' }),
)

/** An amount of whole paise, 0 or more, from a number of rupees. */
export function toAmount<Schema extends z.ZodType<number>>(schema: Schema) {
  return schema
    .transform((value) => toPaise(value))
    .refine((paise) => Number.isSafeInteger(paise) && paise >= 0)
}

export const page = numberFrom1To(MAX_PAGE_NUMBER)
  .default(1)
  .describe('Number of the page, from 1.')

export function pageSize(usual: number) {
  return numberFrom1To(MAX_PAGE).default(usual).describe('Size of a page, 1 to 100.')
}

function numberFrom1To(max: number) {
  const error = `must be from 1 to ${max}.`
  return z.int32({ abort: true }).min(1, error).max(max, error)
}
