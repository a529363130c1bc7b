import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { z } from 'zod'
import {
  findOwnVersions,
  findVersions,
  type OrderVersion,
} from '../../domains/order/desk/order-versions.service.ts'
import { createOrderWatch } from '../../domains/order/desk/order-watch.ts'
import type { Context } from '../../graphql/context/context.ts'
import type { Follow } from '../../lib/database/changes.ts'
import { requestError } from '../../lib/errors.ts'
import { httpMessages } from '../messages.ts'
import { refuseOtherMethods } from '../method-not-allowed.ts'
import { createEventStreams, type StreamLimits, writeEvent } from './event-streams.ts'

const EVENTS = '/events'
const MAX_ORDERS = 10

export interface EventRules extends StreamLimits {
  /** The shortest interval between checks for changes while someone listens, in milliseconds. */
  pace: number
}

export const EVENT_RULES: EventRules = {
  pace: 2_000,
  heartbeat: 10_000,
  perUser: 10,
  perAddress: 100,
  perProcess: 1_000,
}

interface EventOptions {
  contextOf: (request: FastifyRequest) => Promise<Context>
  rules: EventRules
  follow: Follow
  log: Logger
}

/**
 * Serves `/events?orders=id,id`: a stream of server-sent events with each order's version, first the current one and
 * then one per change. Errors before the stream begins are JSON.
 */
export function serveEvents(
  app: FastifyInstance,
  { contextOf, rules, follow, log }: EventOptions,
): void {
  const streams = createEventStreams(rules)
  const orders = createOrderWatch(findVersions)
  const following = follow({
    collections: ['orders'],
    pace: rules.pace,
    run: async () => {
      await orders.poll()
      return null
    },
    onError: (err) => log.warn({ err }, 'order changes could not be read'),
  })
  app.addHook('preClose', async () => {
    streams.close()
    await following.stop()
  })
  /** Looks up the viewer in each call. Throws if they may not see all of these orders. */
  const requireVersions = async (request: FastifyRequest, ids: string[]) => {
    const context = await contextOf(request)
    const viewer = await context.signedIn()
    const { address } = context
    return { viewer, address, versions: await findOwnVersions(viewer, ids) }
  }
  refuseOtherMethods(app, EVENTS, ['GET'])
  app.get(EVENTS, { exposeHeadRoute: false, compress: false }, async (request, reply) => {
    const { viewer, address, versions } = await requireVersions(request, readIds(request))
    const userId = viewer.user._id.toHexString()
    const stream = streams.open({ userId, address }, viewer.expiresAt)
    const send = (version: OrderVersion) => writeEvent(stream, 'order', version)
    // The session may have ended since, or the viewer may have left the team.
    const sendIfAllowed = (version: OrderVersion) => {
      requireVersions(request, [version.id]).then(
        () => send(version),
        () => stream.end(),
      )
    }
    stream.once('close', orders.watch(versions, sendIfAllowed))
    for (const version of versions) send(version)
    return (
      reply
        .type('text/event-stream')
        .header('cache-control', 'no-store')
        // Turns off nginx's buffering, so that each event is sent immediately.
        .header('x-accel-buffering', 'no')
        .header('connection', 'close')
        .send(stream)
    )
  })
}

const query = z.object({ orders: z.string() })

function readIds(request: FastifyRequest): string[] {
  const ids = query.safeParse(request.query).data?.orders.split(',') ?? []
  if (ids.length < 1 || ids.length > MAX_ORDERS) {
    const example = `${EVENTS}?orders=id,id`
    throw requestError(httpMessages.ORDERS_NOT_NAMED({ max: MAX_ORDERS, example }))
  }
  return [...new Set(ids)]
}
