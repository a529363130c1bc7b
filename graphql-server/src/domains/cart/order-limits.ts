import type { Types } from 'mongoose'
import type { CartWarning } from '../../contract/types.generated.ts'
import type { Paise } from '../../lib/money.ts'
import type { CategoryRecord } from '../catalogue/record/category.model.ts'
import type { DeliverySettings } from '../shop/delivery-settings.ts'
import type { FilledCartLine } from './cart-contents.ts'
import { cartMessages } from './messages.ts'

/** Pieces of a product, which count for each of its categories. */
export interface CountedLine {
  productId: Types.ObjectId
  categoryIds: readonly Types.ObjectId[]
  narcotic?: boolean | undefined
  quantity: number
}

type LimitedCategory = Pick<CategoryRecord, '_id' | 'name' | 'maxPerOrder'>

/** A category whose limit an order exceeds. */
interface ExceededLimit {
  productIds: string[]
  message: ReturnType<typeof cartMessages.CATEGORY_LIMIT | typeof cartMessages.NARCOTIC_LIMIT>
}

/** Finds the categories whose limits these lines exceed, and the limit of narcotic and psychotropic medicines. */
export function findExceeded(
  lines: readonly CountedLine[],
  categories: readonly LimitedCategory[],
  { maxNarcoticPacks }: Pick<DeliverySettings, 'maxNarcoticPacks'>,
): ExceededLimit[] {
  const ofCategories = categories.flatMap(({ _id, name, maxPerOrder: max = 0 }) => {
    const counted = lines.filter(({ categoryIds }) => categoryIds.some((id) => id.equals(_id)))
    return findAbove(counted, max, (count) =>
      cartMessages.CATEGORY_LIMIT({ category: name, max, count }),
    )
  })
  const narcotics = lines.filter(({ narcotic }) => narcotic)
  const ofNarcotics = findAbove(narcotics, maxNarcoticPacks, (count) =>
    cartMessages.NARCOTIC_LIMIT({ max: maxNarcoticPacks, count }),
  )
  return [...ofCategories, ...ofNarcotics]
}

/** A `max` of 0 means that there is no limit. */
function findAbove(
  counted: readonly CountedLine[],
  max: number,
  describe: (count: number) => ExceededLimit['message'],
): ExceededLimit[] {
  const count = counted.reduce((sum, { quantity }) => sum + quantity, 0)
  if (max === 0 || count <= max) return []
  const productIds = counted.map(({ productId }) => productId.toHexString())
  return [{ productIds, message: describe(count) }]
}

/** The sentence about a delivery whose total is too high for cash, or null. */
export function describeCashLimit(
  { maxCash: max }: Pick<DeliverySettings, 'maxCash'>,
  total: Paise,
) {
  return max > 0 && total > max ? cartMessages.CASH_LIMIT({ max }) : null
}

/** The limits that a cart exceeds. */
export function findLimitWarnings(
  { lines, total }: { lines: readonly FilledCartLine[]; total: Paise },
  categories: readonly LimitedCategory[],
  settings: Pick<DeliverySettings, 'maxCash' | 'maxNarcoticPacks'>,
): CartWarning[] {
  const counted = lines.map(({ line, product }) => ({
    ...{ productId: product._id, categoryIds: product.categoryIds, narcotic: product.narcotic },
    quantity: line.quantity,
  }))
  const cash = describeCashLimit(settings, total)
  return [
    ...findExceeded(counted, categories, settings).map(({ productIds, message: { message } }) => ({
      ...{ code: 'CATEGORY_LIMIT' as const, productIds, ingredient: '', message },
    })),
    ...(cash
      ? [{ code: 'CASH_LIMIT' as const, productIds: [], ingredient: '', message: cash.message }]
      : []),
  ]
}
