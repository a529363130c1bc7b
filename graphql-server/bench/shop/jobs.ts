import { repeated, type Job } from './job.ts'
import type { Furnished } from './furnish.ts'
import { listing, productPage, search } from './reading-jobs.ts'
import { addToCart, placeOrder } from './writing-jobs.ts'

export type Kind = 'repeated' | 'first time'

/** A job, with always one question or with another one each time. */
export interface Variant {
  kind: Kind
  job: Job
}

/** What is measured, in this order. What writes is never asked twice alike. */
export function variantsOf({ products, shoppers }: Furnished): Variant[] {
  const half = shoppers.length / 2
  const reading = [listing(products), productPage(products), search(products)]
  const writing = [addToCart(shoppers.slice(0, half)), placeOrder(shoppers.slice(half))]
  return [
    ...reading.flatMap((job): Variant[] => [
      { kind: 'repeated', job: repeated(job) },
      { kind: 'first time', job },
    ]),
    ...writing.map((job): Variant => ({ kind: 'first time', job })),
  ]
}
