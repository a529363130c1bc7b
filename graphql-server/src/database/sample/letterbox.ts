import { enqueueConfirmations } from '../../domains/order/mail/confirmations.ts'
import type { Mail } from '../../mail/mailer.ts'
import { createOutbox } from '../../mail/outbox.ts'
import type { Letterbox, SampleServices } from './shop.ts'

/** Keeps only the last email to each address. */
export function createLetterbox({
  composers,
  log,
}: Pick<SampleServices, 'composers' | 'log'>): Letterbox {
  const last = new Map<string, Mail>()
  const outbox = createOutbox({
    mailer: {
      send: (mail) => Promise.resolve(void last.set(mail.to, mail)),
      close: () => undefined,
    },
    composers,
    log,
  })
  return {
    async empty() {
      await enqueueConfirmations()
      await outbox.sendDue()
    },
    findLast: (to) => last.get(to),
  }
}
