import type { Attachment } from '../../../mail/mailer.ts'
import type { Block } from '../../../mail/letter.ts'
import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { OrderDocument } from '../document/document.model.ts'
import { describeDocument } from '../document/pdf/describe-document.ts'
import { drawPdf } from '../document/pdf/draw-pdf.ts'
import { presentDocuments, type PresentedDocument } from '../document/present-documents.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { say } from './order-letters.ts'

export const attachmentTexts = defineTexts({
  ATTACHED: { english: 'Attached: {documents}.', params: { documents: 'LIST' } },
})

/** Files for an email, and a paragraph that names them. Both are empty if there are none. */
export interface AttachedDocuments {
  attachments: Attachment[]
  blocks: Block[]
}

/** Makes PDFs of the documents that were issued with the order's last change of status, or after it. */
export function attachNewDocuments(order: OrderRecord): Promise<AttachedDocuments> {
  const changedAt = order.history.at(-1)?.at ?? order.createdAt
  return attachDocuments(order, ({ issuedAt }) => issuedAt >= changedAt)
}

/** Makes PDFs of the documents that were issued last, and of the credit notes since. */
export function attachLastDocuments(order: OrderRecord): Promise<AttachedDocuments> {
  const number = order.invoice?.numbers?.at(-1) ?? order.invoice?.number
  return attachDocuments(order, ({ issuedAt }, all) => {
    const last = all.find((document) => document.number === number)
    return last !== undefined && issuedAt >= last.issuedAt
  })
}

/** Makes PDFs of an order's documents, oldest first. */
export async function attachDocuments(
  order: OrderRecord,
  isWanted: (document: PresentedDocument, all: readonly PresentedDocument[]) => boolean,
): Promise<AttachedDocuments> {
  if (!order.invoice) return { attachments: [], blocks: [] }
  const stored = await OrderDocument.find({ orderId: order._id }).sort({ _id: 1 }).lean()
  const all = presentDocuments(order, stored)
  const wanted = all.filter((document) => isWanted(document, all))
  const attachments: Attachment[] = []
  const documents: string[] = []
  for (const document of wanted) {
    const described = describeDocument(document)
    const name = `${described.title} ${described.number}`
    documents.push(name)
    attachments.push({
      filename: `${name.replaceAll('/', '-')}.pdf`,
      content: await drawPdf(described, document.issuedAt),
      contentType: 'application/pdf',
    })
  }
  const blocks = documents.length > 0 ? [say(attachmentTexts.ATTACHED({ documents }))] : []
  return { attachments, blocks }
}
