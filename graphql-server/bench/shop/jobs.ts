import { anew, partOf, repeated, type Job } from './job.ts'
import type { Furnished } from './furnish.ts'
import { listing, productPage, search } from './reading-jobs.ts'
import { addToCart, placeOrder } from './writing-jobs.ts'

export type Kind = 'repeated' | 'first time'

/** A job, with always one question or with another one each time. */
export interface Variant {
  kind: Kind
  job: Job
  /** What the store is asked before the clock runs, so that it has compiled what it needs: none of the job's questions. */
  warmUp: Job
}

/** How many of a job's questions are for warming up. Fewer where they can be asked again. */
const WARM_SHARE = { reading: 0.1, writing: 0.4 }

/** What is measured, in this order. What writes is never asked twice alike. */
export function variantsOf({ products, shoppers }: Furnished): Variant[] {
  const half = shoppers.length / 2
  const reading = [listing(products), productPage(products), search(products)]
  const writing = [addToCart(shoppers.slice(0, half)), placeOrder(shoppers.slice(half))]
  return [
    ...reading.flatMap((job): Variant[] => {
      const { warmUp, measured } = split(job, WARM_SHARE.reading)
      return [
        { kind: 'repeated', job: repeated(job), warmUp: repeated(job) },
        { kind: 'first time', job: measured, warmUp: anew(warmUp) },
      ]
    }),
    ...writing.map((job): Variant => {
      const { warmUp, measured } = split(job, WARM_SHARE.writing)
      return { kind: 'first time', job: measured, warmUp }
    }),
  ]
}

function split(job: Job, share: number): { warmUp: Job; measured: Job } {
  const middle = Math.floor(job.supply * share)
  return { warmUp: partOf(job, 0, middle), measured: partOf(job, middle, job.supply) }
}
