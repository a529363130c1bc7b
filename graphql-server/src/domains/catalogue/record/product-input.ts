import { z } from 'zod'
import {
  idsField,
  issue,
  longTextField,
  optionalTextField,
  pictureField,
  textField,
} from '../../../lib/input.ts'
import { fromPercent, MAX_PRICE } from '../../../lib/money.ts'
import { recordOf } from '../../../lib/record-of.ts'
import { gstRatesField } from '../../gst/rate-input.ts'
import { productFieldMessages } from '../messages.ts'
import { medicineField } from '../medicine/medicine-fields.ts'
import { readCountry } from './countries.ts'
import { readBarcode, type ReadCode, readHsn } from './product-codes.ts'
import {
  type FieldName,
  fieldNames,
  fieldOf,
  type ProductField,
  productFieldTable,
  type RequiredName,
} from './product-fields.ts'
import { VEGETARIAN_MARKS } from './vegetarian-mark.ts'

export const MAX_STOCK = 1_000_000_000
/** A product with at most this many pieces is low on stock. The web app uses it too. */
export const LOW_STOCK = 5
export const MAX_DETAILS = productFieldTable.details.max
export const MAX_IMAGES = productFieldTable.images.max
/** The maximum number of categories, and of sub-categories, per product or sub-category. */
export const MAX_CATEGORIES = productFieldTable.categoryIds.max

export const categoryNameField = (label: string) => textField(label, 100)

export const categoriesField = idsField('Category', MAX_CATEGORIES)

/** A percentage with at most two decimals, converted to basis points: 64.4 becomes 6440. */
export const discountField = z
  .number(issue(productFieldMessages.NOT_A_NUMBER({ label: 'Discount' })))
  .min(0, issue(productFieldMessages.NUMBER_TOO_LOW({ label: 'Discount', min: 0 })))
  .max(100, issue(productFieldMessages.NUMBER_TOO_HIGH({ label: 'Discount', max: 100 })))
  .refine(
    hasTwoDecimals,
    issue(productFieldMessages.TOO_MANY_DECIMALS({ label: 'Discount', max: 2 })),
  )
  .transform(fromPercent)

const detail = z.object({
  name: textField('The name of a field', 100),
  value: longTextField('Every added field', 2_000),
})

export const stockField = z
  .number(issue(productFieldMessages.NOT_A_NUMBER({ label: 'Stock' })))
  .int(issue(productFieldMessages.NOT_A_WHOLE_NUMBER({ label: 'Stock' })))
  .min(0, issue(productFieldMessages.NUMBER_TOO_LOW({ label: 'Stock', min: 0 })))
  .max(MAX_STOCK, issue(productFieldMessages.NUMBER_TOO_HIGH({ label: 'Stock', max: MAX_STOCK })))

const priceField = z
  .number()
  .int(issue(productFieldMessages.TOO_MANY_DECIMALS({ label: 'Price', max: 2 })))
  .min(1, issue(productFieldMessages.NUMBER_NOT_POSITIVE({ label: 'Price' })))
  .max(MAX_PRICE, issue(productFieldMessages.PRICE_TOO_HIGH({ max: MAX_PRICE })))

/** Returns the code, or adds its problem to the whole field, where the form shows it. */
function acceptCode({ code = '', problem }: ReadCode, context: z.RefinementCtx): string {
  if (problem !== undefined) context.addIssue({ code: 'custom', message: issue(problem) })
  return code
}

/** Reads a country's code or English name. A blank text means an unknown country. */
function readOrigin(text: string): ReadCode {
  const code = text.trim() === '' ? '' : readCountry(text)
  return code === null ? { problem: productFieldMessages.COUNTRY_UNKNOWN() } : { code }
}

export const hsnField = z.string().transform((text, context) => acceptCode(readHsn(text), context))

const { label: limitLabel, max: MAX_LIMIT } = productFieldTable.maxPerOrder
const limitName = { label: limitLabel }

/** The most pieces in one order. Null is 0: no limit. */
export const limitField = z
  .number(issue(productFieldMessages.NOT_A_NUMBER(limitName)))
  .int(issue(productFieldMessages.NOT_A_WHOLE_NUMBER(limitName)))
  .min(0, issue(productFieldMessages.NUMBER_TOO_LOW({ ...limitName, min: 0 })))
  .max(MAX_LIMIT, issue(productFieldMessages.NUMBER_TOO_HIGH({ ...limitName, max: MAX_LIMIT })))
  .nullable()
  .transform((limit) => limit ?? 0)

/** The validation of each kind. */
const kinds = {
  line: ({ label, max = 0, isRequired }: ProductField) =>
    isRequired ? textField(label, max) : optionalTextField(label, max),
  text: ({ label, max = 0 }: ProductField) => longTextField(label, max),
  hsn: () => hsnField,
  country: () => z.string().transform((text, context) => acceptCode(readOrigin(text), context)),
  vegetarianMark: () => z.enum(VEGETARIAN_MARKS).nullable(),
  barcodes: ({ max = 0 }: ProductField) =>
    z
      .array(z.string())
      .max(max, { error: issue(productFieldMessages.TOO_MANY_BARCODES({ max })), abort: true })
      .transform((texts, context) => {
        const codes = texts.map((text) => acceptCode(readBarcode(text), context))
        return [...new Set(codes)]
      }),
  pieces: () => stockField,
  paise: () => priceField,
  percent: () => discountField,
  categories: () => categoriesField,
  subCategories: ({ label, max = 0 }: ProductField) => idsField(label, max),
  medicine: () => medicineField,
  pictures: ({ max = 0 }: ProductField) =>
    z.array(pictureField).max(max, issue(productFieldMessages.TOO_MANY_IMAGES({ max }))),
  details: ({ max = 0 }: ProductField) =>
    z
      .array(detail)
      .max(max, issue(productFieldMessages.TOO_MANY_ADDED_FIELDS({ max })))
      .refine((details) => new Set(details.map(({ name }) => name)).size === details.length, {
        message: issue(productFieldMessages.ADDED_FIELD_REPEATED()),
      }),
  gstRates: () => gstRatesField,
  limit: () => limitField,
  flag: () => z.boolean(),
}

type SchemaOf<Name extends FieldName> = ReturnType<
  (typeof kinds)[(typeof productFieldTable)[Name]['kind']]
>

/** The validation of all fields. Optional fields may be omitted. */
type Rules = { [Name in RequiredName]: SchemaOf<Name> } & {
  [Name in Exclude<FieldName, RequiredName>]: z.ZodOptional<SchemaOf<Name>>
}

function createRules(): Rules
function createRules(): Record<FieldName, z.ZodType> {
  return recordOf(fieldNames, (name) => {
    const field = fieldOf(name)
    const rule: z.ZodType = kinds[field.kind](field)
    return field.isRequired ? rule : rule.optional()
  })
}

const { discount: discountPercent, ...rules } = createRules()

/** A product's fields as an admin enters them. */
export const productFields = z.object({ ...rules, discountPercent })

/**
 * The same rules for imported products, except that all fields are optional, categories are given by name, and the
 * discount is in basis points.
 */
export const importedFields = productFields
  .omit({ categoryIds: true, subCategoryIds: true, discountPercent: true })
  .partial()

export function hasTwoDecimals(value: number): boolean {
  return Number(value.toFixed(2)) === value
}
