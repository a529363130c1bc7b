import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { Viewer } from '../../domains/account/viewer.ts'
import type { PrivateFileRecord } from '../../domains/private-file/private-file-record.ts'
import {
  findReadable,
  type PrivateFiles,
} from '../../domains/private-file/private-files.service.ts'
import { PRIVATE_FILE_KINDS } from '../../domains/privacy/private-file-kinds.ts'
import type { Context } from '../../graphql/context/context.ts'
import { requestError } from '../../lib/errors.ts'
import { parseId } from '../../lib/ids.ts'
import { PRESCRIPTIONS } from '../../uploads/file-kinds.ts'
import { CONTENT_HEADERS } from './media-objects.ts'
import { httpMessages } from '../messages.ts'
import { refuseOtherMethods } from '../method-not-allowed.ts'

const signedQuery = z.object({
  expires: z
    .string()
    .regex(/^\d{1,12}$/)
    .transform(Number),
  signature: z.string(),
})

/**
 * Serves private files at the paths that were signed for the logged-in user, if they are the owner or in the team. For
 * all other paths, the response is the same as for a missing file.
 */
export function servePrivateFiles(
  app: FastifyInstance,
  contextOf: (request: FastifyRequest) => Promise<Context>,
): void {
  for (const kind of PRIVATE_FILE_KINDS) {
    const url = `${kind.path}/:id`
    refuseOtherMethods(app, url, ['GET', 'HEAD'])
    app.get<{ Params: { id: string } }>(url, async (request, reply) => {
      const context = await contextOf(request)
      const viewer = await context.signedIn()
      const { id } = request.params
      const found = await findSigned(kind, { id, query: request.query }, viewer, context)
      if (found && !found.userId.equals(viewer.user._id)) {
        await kind.onTeamView?.(viewer.user._id, found)
      }
      const opened = found && (await context.prescriptionFiles.open(found.file))
      if (!opened) throw requestError(httpMessages.NOTHING_HERE())
      void reply.header('content-length', opened.size)
      return describe(reply, found).send(opened.body)
    })
  }
}

async function findSigned(
  kind: PrivateFiles,
  { id, query }: { id: string; query: unknown },
  viewer: Viewer,
  { privateLinks }: Context,
): Promise<PrivateFileRecord | null> {
  const _id = parseId(id)
  const signed = signedQuery.safeParse(query).data
  if (!_id || !signed) return null
  const isValid = privateLinks.isValid(_id, viewer.user._id, signed, new Date())
  return isValid ? findReadable(kind, viewer, _id) : null
}

/** Browsers show an image, but download a PDF, because it may contain scripts. */
function describe(reply: FastifyReply, { type, file, uploadedAt }: PrivateFileRecord) {
  const day = uploadedAt.toISOString().slice(0, 10)
  void reply.type(PRESCRIPTIONS.typeOf(file)).headers({
    ...CONTENT_HEADERS,
    'cache-control': 'private, no-store',
  })
  if (type === 'PICTURE') return reply
  return reply.header('content-disposition', `attachment; filename="prescription-${day}.pdf"`)
}
