import { Reservation } from '../../src/domains/order/checkout/reservation.model.ts'
import { expireReservations } from '../../src/domains/order/checkout/reservation.service.ts'
import {
  listReservations,
  releaseReservation,
} from '../../src/domains/order/checkout/reserved-stock.service.ts'

/** Releases a reservation for the team while its customer may be paying. */
export async function releaseReserved(): Promise<void> {
  const { edges } = await listReservations({ first: 1 })
  await releaseReservation(edges[0]?.node._id.toHexString() ?? '')
}

/** Ends all reservations, as if ten minutes had passed. */
export async function expireNow(): Promise<void> {
  await Reservation.updateMany({ isHeld: true }, { expiresAt: new Date(0) })
  await expireReservations()
}
