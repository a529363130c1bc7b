import { z } from 'zod'
import { longTextField, textField } from '../../lib/input.ts'
import { type BasisPoints, discountedPrice, type Paise } from '../../lib/money.ts'
import { isPictureUrl, type PictureUrl } from '../../lib/pictures.ts'
import { isVisible, oneLine } from '../../lib/visible.ts'
import { discountFor, type MoneyUnit, parseAmount, parsePercent } from './amounts.ts'
import type { Columns, Field } from './columns.ts'

/** A row as the catalogue takes it. What the file has no column for is left out. */
export interface ImportedProduct {
  name: string
  price: Paise
  discount?: BasisPoints
  stock?: number
  unit?: string
  /** Names of where it stands. */
  categories?: string[]
  subCategories?: string[]
  description?: string
  images?: PictureUrl[]
  details?: { name: string; value: string }[]
}

/** Either the product with how far its price lies above the file's sale price, or why it is refused. */
export type ReadRow =
  | { product: ImportedProduct; aboveSalePrice: Paise; reason?: never }
  | { product?: never; reason: string }

const MAX_DESCRIPTION = 10_000
const MAX_IMAGES = 10
const MAX_STOCK = 1_000_000_000

const line = (label: string, max: number) =>
  z
    .string()
    .transform(oneLine)
    .refine((text) => text.length <= max, `${label}: more than ${max} characters`)

/** Names, a line each. */
const names = (label: string) =>
  z
    .string()
    .transform((text) => text.split('\n'))
    .pipe(z.array(line(label, 100)))
    .transform((lines) => lines.filter(isVisible))

/** Added fields as a JSON list of [name, text]. */
const moreDetails = z.string().transform((text, context) => {
  const parsed = detailPairs.safeParse(parseJson(text))
  if (parsed.success) return parsed.data.map(([name, value]) => ({ name, value }))
  context.addIssue({ code: 'custom', message: 'moreDetails: not a JSON list of [name, text]' })
  return []
})

const detailPairs = z.array(z.tuple([textField('name', 100), longTextField('text', 2_000)])).max(50)

function parseJson(text: string): unknown {
  try {
    return text.trim() === '' ? [] : JSON.parse(text)
  } catch {
    return null
  }
}

const amount = (label: string, unit: MoneyUnit) =>
  z.string().transform((text, context) => {
    const paise = parseAmount(text, unit)
    if (!paise) {
      const why = text.trim() === '' ? 'is empty' : `'${text.trim()}' is not an amount above 0`
      context.addIssue({ code: 'custom', message: `${label}: ${why}` })
    }
    return paise ?? 0
  })

/** An empty cell means that it is not on sale. */
const salePrice = (unit: MoneyUnit) =>
  z
    .string()
    .transform((text) => (text.trim() === '' ? null : text))
    .pipe(amount('salePrice', unit).nullable())

const stock = z
  .string()
  .trim()
  .refine((text) => text === '' || (/^\d+(\.0+)?$/.test(text) && Number(text) <= MAX_STOCK), {
    message: 'stock: not a whole number from 0',
  })
  .transform((text) => (text === '' ? undefined : Number(text)))

const discount = z.string().transform((text, context) => {
  const points = text.trim() === '' ? 0 : parsePercent(text)
  if (points === null) {
    context.addIssue({ code: 'custom', message: 'discount: not a percentage from 0 to 100' })
  }
  return points ?? 0
})

const description = z
  .string()
  .trim()
  .transform((text) => text.replace(/[^\P{Cc}\n\t]/gu, ''))
  .refine((text) => text.length <= MAX_DESCRIPTION, {
    message: `description: more than ${MAX_DESCRIPTION} characters`,
  })

const images = z
  .string()
  .transform((text) => text.split(/[\s|]+/).filter(Boolean))
  .refine((urls) => urls.length <= MAX_IMAGES, `image: more than ${MAX_IMAGES}`)
  .refine((urls) => urls.every(isPictureUrl), 'image: not an http(s) address')

function rowSchema(unit: MoneyUnit) {
  return z.object({
    name: line('name', 200).refine(isVisible, 'name: is empty'),
    price: amount('price', unit),
    salePrice: salePrice(unit).optional(),
    discount: discount.optional(),
    stock: stock.optional(),
    unit: line('unit', 100).optional(),
    category: names('category').optional(),
    subCategory: names('subCategory').optional(),
    description: description.optional(),
    image: images.optional(),
    moreDetails: moreDetails.optional(),
    details: z.array(z.object({ name: z.string(), value: line('details', 1_000) })),
  })
}

/** Gives the function that reads the rows of a file with these columns. */
export function rowReader(columns: Columns, unit: MoneyUnit): (cells: string[]) => ReadRow {
  const schema = rowSchema(unit)
  return (cells) => {
    if (cells.length !== columns.width) {
      return { reason: `${cells.length} cells where the header has ${columns.width}` }
    }
    const parsed = schema.safeParse({
      ...cellsByField(columns, cells),
      details: columns.details.map(({ name, place }) => ({ name, value: cells[place] ?? '' })),
    })
    if (!parsed.success) return { reason: parsed.error.issues[0]?.message ?? 'not readable' }
    return priced(parsed.data, columns)
  }
}

/** The cells of a row by the fields that they fill. */
export function cellsByField(
  { places }: Pick<Columns, 'places'>,
  cells: string[],
): Partial<Record<Field, string>> {
  return Object.fromEntries(Object.entries(places).map(([field, place]) => [field, cells[place]]))
}

type ParsedRow = z.output<ReturnType<typeof rowSchema>>

function priced(row: ParsedRow, columns: Columns): ReadRow {
  const { salePrice: sale, image, category, subCategory, moreDetails, details, ...rest } = row
  const product: ImportedProduct = { ...rest }
  if (image) product.images = image
  if (category) product.categories = category
  if (subCategory) product.subCategories = subCategory
  if (columns.details.length > 0) product.details = details.filter(({ value }) => value !== '')
  if (moreDetails) product.details = moreDetails
  if (columns.id === null && subCategory?.length && !category?.length) {
    return { reason: 'subCategory: has no category to stand in' }
  }
  if (sale === undefined) return { product, aboveSalePrice: 0 }
  if (sale !== null && sale > row.price) return { reason: 'salePrice: is above the price' }
  product.discount = sale === null ? 0 : discountFor(row.price, sale)
  const aboveSalePrice = sale === null ? 0 : discountedPrice(row.price, product.discount) - sale
  return { product, aboveSalePrice }
}
