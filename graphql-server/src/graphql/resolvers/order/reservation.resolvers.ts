import type { Resolvers } from '../../context/generated.ts'
import { pageInfo } from '../../../lib/database/pagination.ts'
import { withUserErrors } from '../../../lib/user-error.ts'
import {
  listReservations,
  releaseReservation,
} from '../../../domains/order/checkout/reserved-stock.service.ts'

/** Resolvers for the team's view of reservations. */
export const reservationResolvers: Resolvers = {
  Query: {
    reservations: (_root, args) => listReservations(args),
  },
  Mutation: {
    releaseReservation: (_root, { input: { reservationId } }) =>
      withUserErrors(
        async () => ({ releasedId: await releaseReservation(reservationId) }),
        () => ({ releasedId: null }),
      ),
  },
  Reservation: {
    id: ({ _id }) => _id.toHexString(),
    customer: ({ userId }, _args, { loaders }) => loaders.user.load(userId.toHexString()),
  },
  ReservationConnection: { pageInfo },
}
