import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify'
import { recordPageEnd } from '../../domains/order/desk/card-payment.service.ts'
import { recordFailedRefund } from '../../domains/order/payment/card-refund.service.ts'
import { requestError } from '../../lib/errors.ts'
import {
  MalformedMessage,
  UnsignedMessage,
  type CardEvent,
  type CardProvider,
} from '../../payments/card-provider.ts'
import { receivePlainBody } from '../bodies/plain-body.ts'
import { httpMessages } from '../messages.ts'
import { refuseOtherMethods } from '../method-not-allowed.ts'

const MESSAGES = '/webhooks/stripe'

/** Receives events from the card provider. The signature covers the raw bytes, so nothing may parse the body first. */
export function serveCardWebhook(app: FastifyInstance, cards: CardProvider | null): void {
  refuseOtherMethods(app, MESSAGES, ['POST'])
  void app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (request: FastifyRequest) => receivePlainBody(request))
    scope.post(MESSAGES, async ({ body, headers, log }) => {
      if (!cards) throw requestError(httpMessages.CARD_EVENTS_NOT_CONFIGURED())
      const signature = headers['stripe-signature']
      if (!Buffer.isBuffer(body) || typeof signature !== 'string') throw unsigned()
      const event = readEvent(cards, body, signature)
      if (event) await record(event, log)
      return { received: true }
    })
    done()
  })
}

async function record(event: CardEvent, log: FastifyBaseLogger): Promise<void> {
  if ('reference' in event) {
    if (await recordFailedRefund(event)) log.warn('card refund failed: due again')
  } else if ((await recordPageEnd(event)) === 'REFUND_DUE') {
    log.warn('card charged for a cancelled order: refund due')
  }
}

function readEvent(cards: CardProvider, body: Buffer, signature: string) {
  try {
    return cards.readEvent(body, signature)
  } catch (error) {
    if (error instanceof UnsignedMessage) throw unsigned()
    if (error instanceof MalformedMessage) throw requestError(httpMessages.CARD_EVENT_UNREADABLE())
    throw error
  }
}

function unsigned() {
  return requestError(httpMessages.CARD_EVENT_UNSIGNED())
}
