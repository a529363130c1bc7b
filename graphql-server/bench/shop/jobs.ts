import { bypassCache, repeatFirst, slice, type Job } from './job.ts'
import type { SeededData } from './seed-database.ts'
import { listing, productPage, search } from './reading-jobs.ts'
import { addToCart, placeOrder } from './writing-jobs.ts'

export type Kind = 'repeated' | 'first time'

/** A job with the same request each time, or with a new one each time. */
export interface Variant {
  kind: Kind
  job: Job
  /** Requests before the measurement, so that code is compiled. The job itself does not repeat them. */
  warmUp: Job
}

/** The share of a job's requests that warm up. Smaller for jobs that can be repeated. */
const WARM_SHARE = { reading: 0.1, writing: 0.4 }

/** The measured jobs in order. Writes are never repeated. */
export function listVariants({ products, shoppers }: SeededData): Variant[] {
  const half = shoppers.length / 2
  const reading = [listing(products), productPage(products), search(products)]
  const writing = [addToCart(shoppers.slice(0, half)), placeOrder(shoppers.slice(half))]
  return [
    ...reading.flatMap((job): Variant[] => {
      const { warmUp, measured } = split(job, WARM_SHARE.reading)
      return [
        { kind: 'repeated', job: repeatFirst(job), warmUp: repeatFirst(job) },
        { kind: 'first time', job: measured, warmUp: bypassCache(warmUp) },
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
  return { warmUp: slice(job, 0, middle), measured: slice(job, middle, job.supply) }
}
