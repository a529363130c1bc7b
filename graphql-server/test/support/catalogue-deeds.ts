import { Types } from 'mongoose'
import {
  deleteProduct,
  setStock,
  updateProduct,
} from '../../src/domains/catalogue/edit/product.service.ts'
import { SCHEDULE_X } from './factories.ts'

const adminId = new Types.ObjectId()
const SCHEDULES = ['NONE', 'H', 'H1', 'X'] as const

/** What an admin does with a product. */
const deeds = {
  schedule: (id, number) => {
    const schedule = SCHEDULES[number % SCHEDULES.length] ?? 'NONE'
    return updateProduct(adminId, { id, medicine: { ...SCHEDULE_X, schedule } })
  },
  price: (id, number) => updateProduct(adminId, { id, ...{ price: 9000 + number * 950 } }),
  stock: (id, number) => setStock(adminId, { id, ...{ stock: number } }),
  delete: (id, number) => (number === 0 ? deleteProduct(id) : Promise.resolve()),
} satisfies Record<string, (id: string, number: number) => Promise<unknown>>

export type CatalogueDeed = keyof typeof deeds

export function isCatalogueDeed(does: string): does is CatalogueDeed {
  return does in deeds
}

export function changeProduct(
  products: readonly string[],
  { does, product, number }: { does: CatalogueDeed; product: number; number: number },
): Promise<unknown> {
  return deeds[does](products[product] ?? '', number)
}
