import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../domains/account/viewer.ts'
import type { PrescriptionRecord } from '../../domains/prescription/prescription.model.ts'
import { findReadable } from '../../domains/prescription/prescription.service.ts'
import type { Context } from '../../graphql/context/context.ts'
import { requestError } from '../../lib/errors.ts'
import { parseId } from '../../lib/ids.ts'
import { PRESCRIPTIONS } from '../../uploads/file-kinds.ts'
import { CONTENT_HEADERS } from './media-objects.ts'
import { httpMessages } from '../messages.ts'
import { refuseOtherMethods } from '../method-not-allowed.ts'

const URL = '/prescriptions/:id'

const signedQuery = z.object({
  expires: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  signature: z.string(),
})

/**
 * Serves prescriptions at the paths that were signed for the logged-in user, if they are the owner or in the team. For
 * all other paths, the response is the same as for a missing prescription.
 */
export function servePrescriptions(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  refuseOtherMethods(app, URL, ['GET', 'HEAD'])
  app.get<{ Params: { id: string } }>(URL, async (request, reply) => {
    const context = await contextOf(request)
    const viewer = await context.signedIn()
    const { id } = request.params
    const prescription = await findSigned({ id, query: request.query }, viewer, context)
    const opened = prescription && (await context.prescriptionFiles.open(prescription.file))
    if (!opened) throw requestError(httpMessages.NOTHING_HERE())
    void reply.header('content-length', opened.size)
    return describe(reply, prescription).send(opened.body)
  })
}

async function findSigned(
  { id, query }: { id: string; query: unknown },
  viewer: Viewer,
  { prescriptionLinks }: Context,
): Promise<PrescriptionRecord | null> {
  const _id = parseId(id)
  const signed = signedQuery.safeParse(query).data
  if (!_id || !signed) return null
  const isValid = prescriptionLinks.isValid(_id, viewer.user._id, signed, new Date())
  return isValid ? findReadable(viewer, _id) : null
}

/** Browsers show an image, but download a PDF, because it may contain scripts. */
function describe(reply: FastifyReply, { type, file, uploadedAt }: PrescriptionRecord) {
  const day = uploadedAt.toISOString().slice(0, 10)
  void reply.type(PRESCRIPTIONS.typeOf(file)).headers({
    ...CONTENT_HEADERS,
    'cache-control': 'private, no-store',
  })
  if (type === 'PICTURE') return reply
  return reply.header('content-disposition', `attachment; filename="prescription-${day}.pdf"`)
}
