import { z } from 'zod'

/** The kinds of values in requests and replies, for types and for the description of the calls. */

/** Every document by its name: these become the named schemas of the description. */
export const documents = z.registry<{ id: string }>()

/** An object that leaves the store, under its name in the description. */
export function document<Shape extends z.ZodRawShape>(id: string, shape: Shape) {
  const schema = z.object(shape)
  documents.add(schema, { id })
  return schema
}

export const id = z.string().regex(/^[0-9a-f]{24}$/)
export const text = z.string()
export const whole = z.number().int().min(0)
export const rupees = z.number().min(0).describe('Rupees.')
export const moment = z.string().meta({ format: 'date-time' })
export const picture = z.string().describe('Address of a picture, empty when there is none.')

/** Where a request names a thing. */
export const reference = z
  .union([z.string().regex(/^[0-9a-fA-F]{24}$/), z.looseObject({ _id: z.string() })])
  .describe('The id, or an object that has it as _id.')

/** A number of the product form, which sends them as texts too. */
export const numeric = z.union([z.number(), z.string()]).describe('A number, or one as a text.')

export const page = whole.min(1).default(1).describe('Number of the page, from 1.')

export function pageSize(usual: number) {
  return whole.min(1).max(100).default(usual).describe('Size of a page, 1 to 100.')
}
