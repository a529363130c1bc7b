import type { UnitPriceMeasure } from '../../../contract/types.generated.ts'
import { discountedPrice, type Paise, pricePerUnit } from '../../../lib/money.ts'
import { toOneLine } from '../../../lib/text-checks.ts'
import type { ProductRecord } from './product.model.ts'

export interface Quantity {
  /** In grams, millilitres or pieces. */
  count: number
  of: 'GRAM' | 'MILLILITRE' | 'PIECE'
}

interface UnitPrice {
  /** Per measure, after the discount. */
  price: Paise
  per: UnitPriceMeasure
}

const SIZE = 1000
/** The measure from 1,000 grams or millilitres on. */
const LARGE = { GRAM: 'KILOGRAM', MILLILITRE: 'LITRE' } as const

const measures = (of: Quantity['of'], factor: number, words: string) =>
  words.split(' ').map((word) => [word, { of, factor }] as const)

/** Words in lower case, without a plural 's'. */
const MEASURES = new Map([
  ...measures('GRAM', 1, 'g gm gram'),
  ...measures('GRAM', SIZE, 'kg kilogram'),
  ...measures('MILLILITRE', 1, 'ml millilitre milliliter'),
  ...measures('MILLILITRE', SIZE, 'l lt ltr litre liter'),
  ...measures('PIECE', 1, 'pc piece u unit no egg tablet capsule softgel wipe bag teabag sachet'),
  ...measures('PIECE', 1, 'roll slice strip pad coil stick lozenge'),
])

/** Words after the quantity that do not change it. */
const CONTAINERS = new Set(
  'pouch bottle jar carton packet pkt pack box tin can tub tube cup bag sachet pet glass plastic multipack'.split(
    ' ',
  ),
)

/** Longer texts are not compared with a pattern. */
const MAX_TEXT = 100
/** Matches '500 g', '6 x 200 ml' and '2x500 ml (Multipack)'. */
const QUANTITY =
  /^(?:(\d{1,3}) ?[x×] ?)?(\d{1,6}(?:\.\d{1,3})?) ?([a-z]+)\.?(?: ?\(?([a-z ]+)\)?)?$/
const PACK_OF = /^(?:pack|set) of (\d{1,4})$/

/** Reads the quantity in a unit. Returns null for all texts that could mean something else, as in '75 x 150 cm'. */
export function readQuantity(text: string): Quantity | null {
  if (text.length > MAX_TEXT) return null
  const line = toOneLine(text).toLowerCase()
  const [, pieces] = PACK_OF.exec(line) ?? []
  if (pieces !== undefined) return toQuantity(Number(pieces), 'PIECE')
  const [, packs = '1', size = '', word = '', rest = ''] = QUANTITY.exec(line) ?? []
  const measure = MEASURES.get(word) ?? MEASURES.get(word.replace(/s$/, ''))
  const isPlain = rest.split(' ').every((each) => each === '' || CONTAINERS.has(each))
  if (!measure || !isPlain) return null
  return toQuantity(Number(packs) * Number(size) * measure.factor, measure.of)
}

function toQuantity(count: number, of: Quantity['of']): Quantity | null {
  return count > 0 ? { count, of } : null
}

type Priced = Pick<ProductRecord, 'unit' | 'price' | 'discount' | 'medicine' | 'netQuantity'>

/**
 * The selling price per gram below 1 kg and per kilogram from 1 kg on, likewise per millilitre or litre, or per piece.
 * Null for medicines, for quantities that cannot be read, and if it equals the selling price. Source: Legal Metrology
 * (Packaged Commodities) Rules, rule 6(11).
 */
export function unitPriceOf(product: Priced): UnitPrice | null {
  const { unit, netQuantity = '', medicine } = product
  const quantity = medicine ? null : (readQuantity(unit) ?? readQuantity(netQuantity))
  if (!quantity) return null
  const { count, of } = quantity
  const isLarge = of !== 'PIECE' && count >= SIZE
  const price = discountedPrice(product.price, product.discount)
  const perMeasure = pricePerUnit(price, isLarge ? count / SIZE : count)
  if (perMeasure === 0 || perMeasure === price) return null
  return { price: perMeasure, per: isLarge ? LARGE[of] : of }
}
