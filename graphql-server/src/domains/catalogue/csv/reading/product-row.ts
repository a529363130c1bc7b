import { z } from 'zod'
import { toNameKey } from '../../record/name-key.ts'
import { issue, optionalTextField, readIssue } from '../../../../lib/input.ts'
import { inputMessages } from '../../../../lib/messages/shared-messages.ts'
import {
  importedFields,
  MAX_CATEGORIES,
  MAX_IMAGES,
  categoryNameField,
} from '../../record/product-input.ts'
import { discountedPrice, MAX_PRICE, type Paise } from '../../../../lib/money.ts'
import { recordOf } from '../../../../lib/record-of.ts'
import { hasVisibleText, toOneLine } from '../../../../lib/text-checks.ts'
import { readRates } from '../../../gst/rate-input.ts'
import { parseRates } from '../../../gst/rate-text.ts'
import { MAX_PACK } from '../../medicine/pack.ts'
import { MAX_PRESCRIPTION } from '../../medicine/prescription.ts'
import {
  discountFor,
  type MoneyUnit,
  parsePercent,
  readAmount,
  readWholeNumber,
} from './amounts.ts'
import { readCountry } from '../../record/countries.ts'
import { splitCodes } from '../../record/product-codes.ts'
import {
  fieldOf,
  listNames,
  type NameOf,
  productFieldTable,
  textNames,
} from '../../record/product-fields.ts'
import type { ProductContents } from '../../record/product.model.ts'
import { readVegetarianMark } from '../../record/vegetarian-mark.ts'
import type { Columns } from './columns.ts'
import { type Field, FIELDS } from './file-columns.ts'
import type { Message } from '../../../../lib/messages/define-messages.ts'
import { productRowMessages } from '../messages.ts'
import { quote } from './quote.ts'
import { readMedicine } from './medicine-cells.ts'

/** A validated row, without the fields that have no column. */
export interface ImportedProduct extends Partial<Omit<ProductContents, ByName>> {
  name: string
  price: Paise
  /** The category names. */
  categories?: string[]
  subCategories?: string[]
  /** The pack, if it cannot be read and no other field contains it. */
  unreadPack?: string
}

/** Files contain category names instead of ids. */
type ByName = NameOf<'categories' | 'subCategories'>

interface AcceptedRow {
  product: ImportedProduct
  /** Sentences about unreadable medicine data. */
  unread: string[]
  /** The amount by which its price exceeds the file's sale price. */
  aboveSalePrice: Paise
  /** Whether an amount had to be rounded to whole paise. */
  isRounded: boolean
  reason?: never
}

/** The product, or why the row is rejected. */
export type ReadRow = AcceptedRow | { product?: never; reason: string }

/**
 * A cell. Rejects one that is much too long before any pattern sees it. Blanks, line breaks and invisible characters
 * are removed later, so a cell may be somewhat longer than its field.
 */
const cell = (label: string, max: number) =>
  z.string().refine((text) => text.length <= 2 * max + 100, {
    error: issue(inputMessages.TOO_LONG({ label, max })),
    abort: true,
  })

function addProblem(context: z.RefinementCtx, problem: Message<'BAD_USER_INPUT'>): void {
  context.addIssue({ code: 'custom', message: issue(problem) })
}

const line = (label: string, max: number) => cell(label, max).transform(toOneLine)

/** Category names on separate lines. Duplicates count once. */
const names = (label: string) =>
  cell(label, MAX_CATEGORIES * 100)
    .transform((text) => text.split('\n'))
    .pipe(z.array(z.string().transform(toOneLine)))
    .transform((lines) => [
      ...new Map(lines.filter(hasVisibleText).map((name) => [toNameKey(name), name])).values(),
    ])
    .pipe(
      z
        .array(categoryNameField(label))
        .max(MAX_CATEGORIES, issue(inputMessages.TOO_MANY_ENTRIES({ label, max: MAX_CATEGORIES }))),
    )

/** Added fields as a JSON list of [name, text]. */
const moreDetails = cell('moreDetails', 110_000).transform((text, context) => {
  const parsed = detailPairs.safeParse(parseJson(text))
  if (parsed.success) return parsed.data.map(([name, value]) => ({ name, value }))
  addProblem(context, productRowMessages.ADDED_FIELDS_MALFORMED())
  return []
})

const detailPairs = z.array(z.tuple([z.string(), z.string()]))

function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? [] : JSON.parse(text)
  } catch {
    return null
  }
}

const amount = (label: string, unit: MoneyUnit) =>
  cell(label, 100).transform((text, context) => {
    const read = readAmount(text, unit)
    const place = { column: label, cell: quote(text.trim()) }
    const reject = (problem: Message<'BAD_USER_INPUT'>) => {
      addProblem(context, problem)
      return { paise: 0, isRounded: false }
    }
    if (text.trim() === '') return reject(productRowMessages.CELL_EMPTY({ column: label }))
    if (read.problem !== undefined) return reject(amountProblems[read.problem](place))
    return read.paise === 0 ? reject(productRowMessages.AMOUNT_ZERO(place)) : read
  })

const amountProblems = {
  NOT_A_NUMBER: productRowMessages.AMOUNT_NOT_A_NUMBER,
  WRONG_COMMA: productRowMessages.AMOUNT_WITH_WRONG_COMMA,
  NEGATIVE: productRowMessages.AMOUNT_NEGATIVE,
  TOO_HIGH: (place: { column: string; cell: string }) =>
    productRowMessages.AMOUNT_TOO_HIGH({ ...place, max: MAX_PRICE }),
}

/** An empty cell means that the product is not on sale. */
const salePrice = (unit: MoneyUnit) =>
  cell('salePrice', 100)
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(amount('salePrice', unit).nullable())

const stock = cell('stock', 100).transform((text, context) => {
  if (text.trim() === '') return undefined
  const pieces = readWholeNumber(text)
  if (pieces === null) addProblem(context, productRowMessages.STOCK_MALFORMED())
  return pieces ?? 0
})

/** An empty cell means that there is no limit. */
const maxPerOrder = cell('maxPerOrder', 100).transform((text, context) => {
  const pieces = text.trim() === '' ? 0 : readWholeNumber(text)
  if (pieces === null) addProblem(context, productRowMessages.LIMIT_MALFORMED())
  return pieces ?? 0
})

const discount = cell('discount', 100).transform((text, context) => {
  const points = text.trim() === '' ? 0 : parsePercent(text)
  if (points === null) addProblem(context, productRowMessages.DISCOUNT_MALFORMED())
  return points ?? 0
})

/** An empty cell means that the mark is unknown. */
const vegetarianMark = cell('vegetarianMark', 40).transform((text, context) => {
  if (text.trim() === '') return null
  const mark = readVegetarianMark(text)
  const place = { cell: quote(text.trim()) }
  if (mark === null) addProblem(context, productRowMessages.VEGETARIAN_MARK_UNREADABLE(place))
  return mark
})

/** An empty cell means no. */
const narcotic = cell('narcotic', 20).transform((text, context) => {
  const answer = ANSWERS.get(text.trim().toLowerCase())
  const place = { cell: quote(text.trim()) }
  if (answer === undefined) addProblem(context, productRowMessages.MARK_UNREADABLE(place))
  return answer ?? false
})

const ANSWERS = new Map([
  ...['', 'no', 'false', '0'].map((text) => [text, false] as const),
  ...['yes', 'true', '1', 'narcotic', 'psychotropic', 'nrx'].map((text) => [text, true] as const),
])

/** An empty cell means that no rate is known. */
const gstRate = cell('gstRate', 300).transform((text, context) => {
  const given = parseRates(text)
  const place = { cell: quote(text.trim()) }
  if (given === null) addProblem(context, productRowMessages.GST_RATE_UNREADABLE(place))
  const { rates, problem } = readRates(given ?? [])
  if (problem) addProblem(context, problem)
  return rates
})

/** Image addresses, separated by blanks, bars or commas. A comma within an address stays. */
const images = cell('image', MAX_IMAGES * 2_000).transform((text) =>
  text
    .split(/[\s|]+|,+(?=https?:|\/media\/|[\s|]|$)/)
    .filter(Boolean)
    // One image too many is enough to reject the row.
    .slice(0, MAX_IMAGES + 1),
)

/** Reads the texts of each kind. The validation for admins follows later. */
const textKinds = {
  line,
  text: (label: string, max: number) =>
    cell(label, max)
      .trim()
      .transform((text) => text.replace(/[^\P{Cc}\n\t]/gu, '')),
  // Spreadsheets drop a leading zero. The chapters 01 to 09 have at most 14 headings, so 34011 is not 034011.
  hsn: (label: string) =>
    cell(label, 8).transform((text) =>
      /^\s*[1-9](?:0[1-9]|1[0-4])(?:\d\d){0,2}\s*$/.test(text) ? `0${text.trim()}` : text,
    ),
  country: (label: string) =>
    cell(label, 100).transform((text, context) => {
      const name = text.trim()
      const code = name === '' ? '' : readCountry(name)
      const place = { cell: quote(name) }
      if (code === null) addProblem(context, productRowMessages.COUNTRY_UNKNOWN_IN_ROW(place))
      return code ?? ''
    }),
}

const optionalTexts = recordOf(
  textNames.filter((name) => name !== 'name'),
  (name) => {
    const { label, max = 0 } = fieldOf(name)
    return textKinds[productFieldTable[name].kind](label, max).optional()
  },
)

/** One code too many is enough to reject the row. */
const optionalLists = recordOf(listNames, (name) => {
  const { label, max = 0 } = fieldOf(name)
  return cell(label, 40 * max)
    .transform((text) => splitCodes(text).slice(0, max + 1))
    .optional()
})

function rowSchema(unit: MoneyUnit) {
  return z.object({
    name: line('Name', 200),
    price: amount('price', unit),
    salePrice: salePrice(unit).optional(),
    discount: discount.optional(),
    stock: stock.optional(),
    ...optionalTexts,
    category: names('Category').optional(),
    subCategory: names('Sub Category').optional(),
    pack: line('Pack', MAX_PACK).pipe(optionalTextField('Pack', MAX_PACK)).optional(),
    prescription: line('prescription', MAX_PRESCRIPTION).optional(),
    image: images.optional(),
    moreDetails: moreDetails.optional(),
    vegetarianMark: vegetarianMark.optional(),
    gstRate: gstRate.optional(),
    maxPerOrder: maxPerOrder.optional(),
    narcotic: narcotic.optional(),
    ...optionalLists,
    details: z.array(z.object({ name: z.string(), value: line('Every added field', 2_000) })),
  })
}

/** Creates a function that reads rows with these columns. */
export function rowReader(columns: Columns, unit: MoneyUnit): (cells: string[]) => ReadRow {
  const schema = rowSchema(unit)
  return (cells) => {
    if (cells.length !== columns.width) {
      const counts = { cells: cells.length, columns: columns.width }
      return { reason: productRowMessages.WRONG_NUMBER_OF_CELLS(counts).message }
    }
    const parsed = schema.safeParse({
      ...cellsByField(columns, cells),
      details: columns.details.map(({ name, index }) => ({ name, value: cells[index] ?? '' })),
    })
    if (!parsed.success) return { reason: describeFailure(parsed.error) }
    const row = priced(parsed.data, columns)
    return row.product ? withinRules(row) : row
  }
}

/** Medicine data and GST rates are already valid, because they are read from cells. */
const rules = importedFields.omit({ medicine: true, gstRates: true })

/** Validates the row like input from admins, except that unit and description may be empty. */
function withinRules(row: ReadRow & { product: ImportedProduct }): ReadRow {
  const { unit, description, ...described } = row.product
  const given = { ...described, ...(unit && { unit }), ...(description && { description }) }
  const checked = rules.safeParse(given)
  if (!checked.success) return { reason: describeFailure(checked.error) }
  return { ...row, product: { ...row.product, ...checked.data } }
}

function describeFailure({ issues }: z.ZodError): string {
  return readIssue(issues[0]?.message ?? '').message
}

export function cellsByField(
  { indexes, constants }: Pick<Columns, 'indexes' | 'constants'>,
  cells: string[],
): Partial<Record<Field, string>> {
  const texts: Partial<Record<Field, string>> = { ...constants }
  for (const field of FIELDS) {
    const joined = indexes[field]
    if (joined) texts[field] = joined.flatMap((index) => cells[index] || []).join(' ')
  }
  return texts
}

type ParsedRow = z.output<ReturnType<typeof rowSchema>>

function priced(row: ParsedRow, columns: Columns): ReadRow {
  const { salePrice, image, category, subCategory, moreDetails, details, ...others } = row
  const { pack, prescription, gstRate, ...rest } = others
  const unit = readUnit(row, columns)
  const facts = readMedicine({ prescription, pack, unit, composition: rest.composition })
  if (facts.reason !== undefined) return facts
  const { unread, ...medicine } = facts
  const product: ImportedProduct = { ...rest, ...medicine, price: row.price.paise }
  if (unit !== undefined) product.unit = unit
  if (image) product.images = image
  if (gstRate) product.gstRates = gstRate
  if (category) product.categories = category
  if (subCategory) product.subCategories = subCategory
  if (columns.details.length > 0) product.details = details.filter(({ value }) => value !== '')
  if (moreDetails) product.details = moreDetails
  if (columns.id === null && subCategory?.length && !category?.length) {
    return { reason: productRowMessages.CATEGORY_CELL_MISSING().message }
  }
  return salePrice === undefined
    ? { product, unread, aboveSalePrice: 0, isRounded: row.price.isRounded }
    : withSalePrice({ product, unread }, row.price, salePrice ?? row.price)
}

/** Without a unit column, the pack is used as the unit. In an export, a missing unit column means that units stay. */
function readUnit({ unit, pack }: ParsedRow, { id }: Columns): string | undefined {
  return unit ?? (id === null && pack ? pack : undefined)
}

interface Amount {
  paise: Paise
  isRounded: boolean
}

function withSalePrice(
  { product, unread }: Pick<AcceptedRow, 'product' | 'unread'>,
  price: Amount,
  sale: Amount,
): ReadRow {
  if (sale.paise > price.paise) return { reason: productRowMessages.SALE_PRICE_TOO_HIGH().message }
  const discount = discountFor(price.paise, sale.paise)
  return {
    product: { ...product, discount },
    unread,
    aboveSalePrice: discountedPrice(price.paise, discount) - sale.paise,
    isRounded: price.isRounded || sale.isRounded,
  }
}
