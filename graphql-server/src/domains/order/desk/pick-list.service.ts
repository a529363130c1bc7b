import type { Types } from 'mongoose'
import type { SubCategoryRecord } from '../../catalogue/record/sub-category.model.ts'
import type { CatalogueLoaders } from '../../catalogue/browse/catalogue.loaders.ts'
import { findOrdersById } from '../list/order-list.service.ts'
import { isCancelled } from '../record/order-statuses.ts'
import type { OrderRecord } from '../record/order.model.ts'

/** A product under the name and unit with which it was ordered. */
export interface PickListLine {
  productId: Types.ObjectId
  name: string
  unit: string
  quantity: number
  orders: PickListOrder[]
}

interface PickListOrder {
  number: string
  bagNumber: number | null
  quantity: number
  isCollected: boolean
}

interface PickListGroup {
  subCategory: SubCategoryRecord | null
  lines: PickListLine[]
}

export interface PickList {
  groups: PickListGroup[]
  orderCount: number
  totalQuantity: number
}

/** A collator is faster than `localeCompare` for many names. */
const names = new Intl.Collator('en')

type Loaders = Pick<CatalogueLoaders, 'product' | 'subCategory'>

/** Adds up the products that these orders need, without cancelled orders. */
export async function makePickList(orderIds: string[], loaders: Loaders): Promise<PickList> {
  const orders = (await findOrdersById(orderIds)).filter((order) => !isCancelled(order))
  const lines = addUp(orders)
  const totalQuantity = lines.reduce((sum, { quantity }) => sum + quantity, 0)
  return { groups: await group(lines, loaders), orderCount: orders.length, totalQuantity }
}

function addUp(orders: OrderRecord[]): PickListLine[] {
  const lines = new Map<string, PickListLine>()
  for (const order of orders) {
    for (const { productId, name, unit, quantity } of order.lines) {
      const key = JSON.stringify([productId.toHexString(), name, unit])
      const line = lines.get(key) ?? { productId, name, unit, quantity: 0, orders: [] }
      line.quantity += quantity
      line.orders.push({
        ...{ number: order.number, bagNumber: order.bag ?? null },
        ...{ quantity, isCollected: order.pickUp === true },
      })
      lines.set(key, line)
    }
  }
  return [...lines.values()].sort((a, b) => names.compare(a.name, b.name))
}

async function group(lines: PickListLine[], loaders: Loaders): Promise<PickListGroup[]> {
  const subCategories = await Promise.all(lines.map((line) => findSubCategory(line, loaders)))
  const groups = new Map<string, PickListGroup>()
  for (const [index, line] of lines.entries()) {
    const subCategory = subCategories[index] ?? null
    const key = subCategory?._id.toHexString() ?? ''
    const known = groups.get(key)
    if (known) known.lines.push(line)
    else groups.set(key, { subCategory, lines: [line] })
  }
  return [...groups.values()].sort(byName)
}

async function findSubCategory({ productId }: PickListLine, loaders: Loaders) {
  const product = await loaders.product.load(productId.toHexString())
  const id = product?.subCategoryIds[0]?.toHexString()
  return id === undefined ? null : loaders.subCategory.load(id)
}

function byName(a: PickListGroup, b: PickListGroup): number {
  if (!a.subCategory || !b.subCategory) return a.subCategory ? -1 : 1
  return names.compare(a.subCategory.nameKey, b.subCategory.nameKey)
}
