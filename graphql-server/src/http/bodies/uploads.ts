import type { FastifyInstance, FastifyRequest } from 'fastify'
import { rateLimited } from '../../auth/limiter.ts'
import type { Uploader } from '../../auth/rate-limits.ts'
import { findAccessRefusal } from '../../domains/account/viewer.ts'
import type { Context } from '../../graphql/context/context.ts'
import { requestError } from '../../lib/errors.ts'
import { answerLateRequest } from '../errors.ts'
import { FORM, LARGEST_FORM, PRESCRIPTION_FORM } from './forms.ts'
import { createMemoryPool, keepUntilAnswered, type Reservation } from './memory-pool.ts'
import { receiveBody, requireDeclaredLength, type BodyLimit } from './receive-body.ts'
import { allowFormTime } from './slow-requests.ts'
import { httpMessages } from '../messages.ts'

const FORMS_AT_ONCE = 2

/** The memory for forms that this process is receiving or processing. The team's is separate from customers'. */
const POOLS = {
  customers: {
    bytes: 16 * PRESCRIPTION_FORM.bytes,
    holderBytes: FORMS_AT_ONCE * PRESCRIPTION_FORM.bytes,
    holderBodies: FORMS_AT_ONCE,
  },
  team: {
    bytes: 5 * LARGEST_FORM.bytes,
    holderBytes: FORMS_AT_ONCE * LARGEST_FORM.bytes,
    holderBodies: FORMS_AT_ONCE,
  },
}

interface Admission {
  context: Context
  uploader: Uploader
  limit: BodyLimit
  reservation: Reservation
}

export interface Uploads {
  /**
   * Admits a logged-in user's form before it is read. Throws if its declared length is too large, or if two other forms
   * are under way: from the same user, or for customers from the same network. The team shares one address.
   */
  admit(request: FastifyRequest, context: Context, limit: BodyLimit): Promise<void>
  /** Receives admitted forms on this scope's routes as bytes in `request.body`, in memory and never on disk. */
  receiveForms(scope: FastifyInstance): void
}

/** Creates the uploads. A form ends when nothing arrives for `silence` milliseconds, which frees its memory. */
export function createUploads({
  silence,
  pools = POOLS,
}: {
  silence: number
  pools?: typeof POOLS
}): Uploads {
  const customers = createMemoryPool(pools.customers)
  const team = createMemoryPool(pools.team)
  const admissions = new WeakMap<FastifyRequest, Admission>()

  async function receive(request: FastifyRequest): Promise<Buffer> {
    const admission = admissions.get(request)
    if (!admission) throw requestError(httpMessages.FORM_UNEXPECTED())
    const { context, uploader, limit, reservation } = admission
    const end = () => {
      reservation.release()
      answerLateRequest(request.raw.socket)
    }
    const timer = setTimeout(end, silence)
    try {
      const form = await receiveBody(request, { limit, reservation, onPart: () => timer.refresh() })
      await requireUploadAllowed(context, uploader, form.length)
      return form
    } finally {
      clearTimeout(timer)
    }
  }
  return {
    async admit(request, context, limit) {
      const viewer = await context.signedIn()
      requireDeclaredLength(request, limit)
      const userId = viewer.user._id.toHexString()
      const { address } = context
      const isTeam = findAccessRefusal('staff', viewer) === null
      const reservation = isTeam ? team.reserve([userId]) : customers.reserve([userId, address])
      keepUntilAnswered(request, reservation)
      const uploader = { userId, address, isTeam }
      admissions.set(request, { context, uploader, limit, reservation })
      allowFormTime(request)
    },
    receiveForms(scope) {
      scope.addContentTypeParser(FORM, (request: FastifyRequest) => receive(request))
    },
  }
}

async function requireUploadAllowed(
  { limits }: Context,
  uploader: Uploader,
  bytes: number,
): Promise<void> {
  const wait = await limits.spendUpload(uploader, bytes)
  if (wait !== null) throw rateLimited(wait, httpMessages.TOO_MANY_UPLOADS)
}
