import { listOf } from '../../../lib/database/cursor.ts'
import { findOldestPage, pageRequest, type PageArgs } from '../../../lib/database/pagination.ts'
import { parseId } from '../../../lib/ids.ts'
import { userError } from '../../../lib/user-error.ts'
import { orderMessages } from '../messages.ts'
import { Reservation, type ReservationPage } from './reservation.model.ts'
import { endHold } from './reservation.service.ts'

const MAX_PAGE = 50

/**
 * Lists the reservations that hold items, oldest first, optionally for one product. An unknown product has no
 * reservations.
 */
export async function listReservations({
  productId,
  ...args
}: PageArgs & { productId?: string | null }): Promise<ReservationPage> {
  const page = pageRequest(listOf('reservations', { productId }), args, MAX_PAGE)
  const product = productId == null ? {} : { 'lines.productId': parseId(productId) }
  return findOldestPage(Reservation, { isHeld: true, ...product }, page)
}

/**
 * Returns a reservation's items to stock on behalf of the team. Throws if it holds no items, because it was ordered or
 * has ended.
 */
export async function releaseReservation(reservationId: string): Promise<string> {
  const _id = parseId(reservationId)
  const released = _id && (await endHold({ _id }))
  if (!released) throw userError(orderMessages.RESERVATION_ENDED(), 'reservationId')
  return released._id.toHexString()
}
