import { findCity } from '../../domains/address/address.service.ts'
import { describeOutlook, describePickUp } from '../../domains/delivery/describe.ts'
import { findState } from '../../domains/delivery/pin-states.ts'
import {
  currentPause,
  foresee,
  foreseePickUp,
  isDeliverable,
} from '../../domains/delivery/promise.ts'
import { findForbiddenState } from '../../domains/delivery/supply-state.ts'
import type { DeliverySettings } from '../../domains/shop/delivery-settings.ts'
import { pauseOrders, resumeOrders } from '../../domains/shop/order-pause.service.ts'
import type { Shop } from '../../domains/shop/shop.ts'
import { withUserErrors } from '../../lib/user-error.ts'
import type { Context } from '../context/context.ts'
import type { Resolvers } from '../context/generated.ts'

export const deliveryResolvers: Resolvers = {
  Query: {
    deliveryPromise: (_root, { pincode = null, afterCheck, fulfilment }, { store }) => {
      const now = new Date()
      if (fulfilment === 'PICK_UP') return promisePickUp(store, now)
      const outlook = foresee(store, pincode, now)
      const { state } = outlook
      return {
        state,
        by: state === 'OPEN' && !afterCheck ? outlook.by : null,
        from: state === 'CLOSED' ? outlook.from : null,
        pausedUntil: state === 'PAUSED' ? outlook.pause.until : null,
        minOrder: store.minOrder || null,
        message: describeOutlook(outlook, { pincode, afterCheck, now }).message,
      }
    },
    pinPlace: async (_root, { pincode }, context) => {
      const viewer = context.partner ? null : await context.viewer()
      return {
        state: findState(pincode),
        city: viewer && (await findCity(viewer.user._id, pincode)),
      }
    },
    orderPause: (_root, _args, { shop }) => readPause(shop),
  },
  Mutation: {
    pauseOrders: (_root, { input }, context) =>
      changePause(context, (userId) => pauseOrders(userId, input)),
    resumeOrders: (_root, _args, context) => changePause(context, resumeOrders),
  },
  Address: {
    isDeliverable: (address, _args, { store }) =>
      isDeliverable(store, address.pincode) && findForbiddenState(store, address) === null,
  },
}

function promisePickUp(store: DeliverySettings, now: Date) {
  const outlook = foreseePickUp(store, now)
  const { state } = outlook
  return {
    state,
    from: state === 'CLOSED' ? outlook.from : null,
    pausedUntil: state === 'PAUSED' ? outlook.pause.until : null,
    message: describePickUp(outlook, now).message,
  }
}

type UserId = Awaited<ReturnType<Context['signedIn']>>['user']['_id']

async function changePause(context: Context, change: (userId: UserId) => Promise<void>) {
  const { user } = await context.signedIn()
  const pause = async () => ({ orderPause: await readPause(context.shop) })
  return withUserErrors(async () => {
    await change(user._id)
    return pause()
  }, pause)
}

/** The pause as it is in the database. */
async function readPause(shop: Shop) {
  await shop.load()
  return currentPause(shop.store, new Date())
}
