import { pick, type Random } from '../../lib/random.ts'
import { FATES, type Fate, type FateName } from './fates.ts'
import type { Calendar } from './shop.ts'

/** An order before its products are chosen. */
export interface OrderPlan {
  fate: FateName
  /** The customer's index in the list. */
  shopper: number
  placedAt: Date
}

/** How many orders end in each way, and from how many to how many days ago they were placed. */
const PAST: [FateName, number, from?: number, to?: number][] = [
  ['delivered', 16, 29, 1],
  ['cancelledByShopper', 2],
  ['cancelledByStore', 2],
  ['upiDelivered', 5],
  ['upiOnStatement', 6, 9, 4],
  ['upiDiffers', 1, 5, 5],
  ['upiUnpaid', 1],
  ['upiRefundWanted', 1, 3, 2],
  ['upiRefundDue', 1, 3, 2],
  ['upiRefunded', 1],
  ['cardDelivered', 5, 29, 1],
  ['cardExpired', 1],
  ['cardRefundDue', 1, 4, 2],
  ['cardRefunded', 1],
  ['approved', 2, 28, 8],
  ['approvedUpi', 1],
  ['partlyRejected', 1],
  ['rejectionRefundDue', 1, 4, 2],
  ['rejectionRefunded', 1],
  ['rejected', 1],
]

/** The orders from the last hours: how each ends, and how many minutes ago it was placed. */
const RECENT: [FateName, number][] = [
  ['packed', 152],
  ['confirmed', 84],
  ['toCheck', 71],
  ['new', 52],
  ['upiNew', 38],
  ['toCheck', 22],
  ['upiNew', 14],
  ['new', 9],
  ['cardNew', 4],
]

/** This many customers, the first in the list, have a prescription. */
export const PRESCRIBED = 3

/** The shop is busiest in the morning and in the evening. */
const HOURS = [8, 9, 9, 10, 11, 12, 14, 16, 17, 18, 18, 19, 19, 20]

/** Plans 60 orders. */
export function planOrders(random: Random, shoppers: number, calendar: Calendar): OrderPlan[] {
  const whole = (from: number, to: number) => from + Math.floor(random() * (to - from + 1))
  // Recent days have more orders, because the shop grows.
  const lateDay = (to: number, from: number) => to + Math.floor(random() ** 1.4 * (from - to + 1))
  let prescribed = 0
  const chooseShopper = (name: FateName) => {
    const fate: Fate = FATES[name]
    return fate.isPrescribed ? prescribed++ % PRESCRIBED : whole(0, shoppers - 1)
  }
  const past = PAST.flatMap(([fate, count, from = 28, to = 2]) =>
    Array.from({ length: count }, () => ({
      fate,
      shopper: chooseShopper(fate),
      placedAt: calendar.dayAgo(lateDay(to, from), pick(random, HOURS), whole(0, 59)),
    })),
  )
  const recent = RECENT.map(([fate, minutes]) => ({
    fate,
    shopper: chooseShopper(fate),
    placedAt: calendar.minutesAgo(minutes),
  }))
  return [...past, ...recent]
}
