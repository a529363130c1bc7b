import type { Message } from '../../lib/messages/define-messages.ts'
import { english } from '../../lib/messages/format.ts'
import { indianDay } from '../../lib/time/indian-time.ts'
import type { OrderPause } from '../shop/delivery-settings.ts'
import type { ExpectedDelivery } from './expected.ts'
import { deliveryMessages, deliveryTexts as texts } from './messages.ts'
import type { Outlook, PickUpOutlook, Promised } from './promise.ts'

const MAX_SHOWN = 20

interface Question {
  /** As typed. Null if it is unknown. */
  pincode: string | null
  /** Whether a prescription has to be checked first. */
  afterCheck: boolean
  now: Date
}

/** The sentence for a customer who is about to order. */
export function describeOutlook(outlook: Outlook, { pincode, afterCheck, now }: Question): Message {
  switch (outlook.state) {
    case 'PIN_MISSING':
      return texts.PIN_CODE_NEEDED()
    case 'OUTSIDE':
      return outsideArea(pincode ?? '')
    case 'PAUSED':
      return paused(outlook.pause, now)
    case 'CLOSED': {
      const when = describeTime(outlook, now)
      return afterCheck
        ? texts.ORDER_COMES_AFTER_CHECK_AND_OPENING({ when })
        : texts.ORDER_COMES_AFTER_OPENING({ when })
    }
    case 'OPEN':
      return afterCheck
        ? texts.ORDER_COMES_AFTER_CHECK({ wait: outlook.minutes * 60 })
        : texts.ORDER_COMES({ when: describeTime(outlook, now) })
  }
}

/** The sentence for a customer who is about to order, and wants to collect the order. */
export function describePickUp(outlook: PickUpOutlook, now: Date): Message {
  switch (outlook.state) {
    case 'PAUSED':
      return paused(outlook.pause, now)
    case 'CLOSED':
      return texts.PICK_UP_AFTER_OPENING(dayAndTime(outlook.from, now))
    case 'OPEN':
      return outlook.until
        ? texts.PICK_UP_UNTIL(dayAndTime(outlook.until, now))
        : texts.PICK_UP_NOW()
  }
}

function dayAndTime(moment: Date, now: Date) {
  return { day: english.day(moment, now), time: english.time(moment) }
}

/** The sentence about an open order. */
export function describeExpected(expected: ExpectedDelivery, now: Date) {
  const { isLate } = expected
  const when = isLate ? describeLate(expected, now) : describeTime(expected, now)
  const { message } = isLate ? texts.ORDER_IS_LATE({ when }) : texts.ORDER_COMES({ when })
  return { when, message }
}

/** The sentence about an order that was just placed or checked. With a number, it names the order. */
export function describePromise(promised: Promised, now: Date, number?: string): Message {
  const when = describeTime(promised, now)
  return number === undefined
    ? texts.ORDER_COMES({ when })
    : texts.ORDER_WITH_NUMBER_COMES({ number, when })
}

function describeLate({ by, from }: Pick<Promised, 'by' | 'from'>, now: Date): string {
  if (!by && !from) return texts.LATE_WITHOUT_TIME().message
  const isToday = by && indianDay(by) === indianDay(now)
  return isToday
    ? texts.LATE_TODAY({ time: english.time(by) }).message
    : texts.LATE({ when: describeTime({ by, from }, now) }).message
}

function describeTime({ by, from }: Pick<Promised, 'by' | 'from'>, now: Date): string {
  const moment = by ?? from
  if (!moment) return texts.COMES_AFTER_CHECK().message
  const write = by ? texts.COMES_BY : texts.COMES_FROM
  return write(dayAndTime(moment, now)).message
}

/** Returns the error for an address outside the delivery area. It repeats at most 20 characters of the PIN code. */
export function outsideArea(pincode: string) {
  return deliveryMessages.OUTSIDE_DELIVERY_AREA({ pincode: pincode.trim().slice(0, MAX_SHOWN) })
}

export function paused({ reason, until }: OrderPause, now: Date) {
  return deliveryMessages.ORDERS_PAUSED({ reason, ...dayAndTime(until, now) })
}
