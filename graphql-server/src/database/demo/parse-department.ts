import { toSlug } from '../../lib/slug.ts'
import type { BasisPoints, Paise } from '../../lib/money.ts'
import { type Look, parseLook } from './pictures/compose.ts'
import { type Colour, PALETTE } from './pictures/palette.ts'

/** A category of the demo catalogue with its contents. */
export interface Department {
  name: string
  look: Look
  tint: Colour
  subCategories: DemoSubCategory[]
}

/** A sub-category. It uses the picture of its first product. */
export interface DemoSubCategory {
  name: string
  products: DemoProduct[]
}

export interface DemoProduct {
  /** Identifies the product permanently, whatever else changes. Made of name and unit. */
  key: string
  name: string
  unit: string
  price: Paise
  discount: BasisPoints
  stock: number
  look: Look
  description: string
  details: { name: string; value: string }[]
}

type Facts = Map<string, string>

/**
 * Parses a department in a text format with two lines for each product:
 *
 *     # Category | tint | look
 *     Name of an added field: value for all of its products
 *     ## Sub-category
 *     Name of an added field: value for the products of this sub-category
 *     - Product | unit | price in rupees | discount in percent | stock | look | field: value; field: value
 *       Description
 *
 * A more specific field replaces a general one of the same name. Throws with the line that is invalid.
 */
export function parseDepartment(text: string): Department {
  const [title = '', ...lines] = text.split('\n').filter((line) => line.trim() !== '')
  const department = parseTitle(title.replace(/^# /, ''))
  const common: Facts = new Map()
  let ofSubCategory: Facts = new Map()
  for (const line of lines) {
    const subCategory = department.subCategories.at(-1)
    if (line.startsWith('## ')) {
      department.subCategories.push({ name: line.slice(3).trim(), products: [] })
      ofSubCategory = new Map()
    } else if (line.startsWith('- ')) {
      subCategory?.products.push(parseProduct(line.slice(2), [common, ofSubCategory]))
    } else if (line.startsWith('  ')) {
      describe(subCategory?.products.at(-1), line.trim())
    } else {
      const [fact, value] = parseFact(line)
      ;(subCategory ? ofSubCategory : common).set(fact, value)
    }
  }
  return department
}

function parseTitle(line: string): Department {
  const [name = '', tint = '', look = ''] = cells(line)
  if (!isColour(tint)) throw new Error(`Unknown tint: ${line}`)
  return { name, tint, look: parseLook(look), subCategories: [] }
}

function describe(product: DemoProduct | undefined, line: string): void {
  if (!product) throw new Error(`No product to describe: ${line}`)
  product.description = `${product.description} ${line}`.trim()
}

const cells = (line: string) => line.split('|').map((cell) => cell.trim())
const isColour = (text: string): text is Colour => text in PALETTE

function parseProduct(line: string, inherited: Facts[]): DemoProduct {
  const [name = '', unit = '', price, discount, stock, look = '', facts = ''] = cells(line)
  const own = facts.split(';').filter(Boolean).map(parseFact)
  const details = new Map([...inherited.flatMap((level) => [...level]), ...own])
  return {
    key: toSlug(`${name} ${unit}`),
    name,
    unit,
    price: hundredths(price, line),
    discount: hundredths(discount, line),
    stock: whole(stock, line),
    look: parseLook(look),
    description: '',
    details: Array.from(details, ([fact, value]) => ({ name: fact, value })),
  }
}

function parseFact(text: string): [string, string] {
  const at = text.indexOf(':')
  if (at < 1) throw new Error(`Neither a product nor an added field: ${text}`)
  return [text.slice(0, at).trim(), text.slice(at + 1).trim()]
}

function hundredths(text: string | undefined, line: string): number {
  if (!text || !/^\d+(\.\d{1,2})?$/.test(text))
    throw new Error(`Invalid price or discount: ${line}`)
  return Math.round(Number(text) * 100)
}

function whole(text: string | undefined, line: string): number {
  if (!text || !/^\d+$/.test(text)) throw new Error(`Invalid stock: ${line}`)
  return Number(text)
}
