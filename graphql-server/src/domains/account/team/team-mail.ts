import { z } from 'zod'
import type { TeamRole } from '../../../contract/types.generated.ts'
import { button, letter, paragraph, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import { createInvitationTokens, hashInvitationToken } from './invitation-tokens.ts'
import { TeamInvitation, type TeamInvitationRecord } from './team-invitation.model.ts'

const refsSchema = z.object({ emailKey: z.string(), requestId: z.string() })

/** The mail with the link of an invitation, one for each request. */
export function teamInvitationMail(refs: z.infer<typeof refsSchema>): OutboxEntryFields {
  return { key: `teamInvitation:${refs.requestId}`, kind: 'teamInvitation', refs }
}

/**
 * Writes the invitations with the secret of the store. Nothing is sent if the invitation has been cancelled, replaced or
 * accepted.
 */
export function teamComposers(shop: Shop, secret: string): Record<'teamInvitation', Composer> {
  const deriveToken = createInvitationTokens(secret)
  return {
    async teamInvitation(refs) {
      const { emailKey, requestId } = refsSchema.parse(refs)
      const token = deriveToken(requestId)
      const invitation = await TeamInvitation.findOneAndUpdate(
        { emailKey, requestId, expiresAt: { $gt: new Date() } },
        { $set: { tokenHash: hashInvitationToken(token) } },
      ).lean()
      return invitation && invitationLetter(shop, invitation, token)
    },
  }
}

const DUTIES: Record<TeamRole, string> = {
  STAFF: 'You can then run its orders and stock.',
  ADMIN: 'You can then run the whole store: orders, catalogue, partners and the team.',
}

function invitationLetter(
  shop: Shop,
  { email, role, expiresAt }: TeamInvitationRecord,
  token: string,
) {
  const title = `Join the team of ${shop.name}`
  const body = letter(shop, title, [
    paragraph('Hello,'),
    paragraph(`You are invited to join the team of ${shop.name}. ${DUTIES[role]}`),
    button('Join the team', `${shop.url}/dashboard/join-team?token=${token}`),
    paragraph(
      `The link is for ${email} only. It works once, until ${day.format(expiresAt)}. ` +
        'Do not forward this email. If you do not know this store, you can ignore it.',
    ),
  ])
  return { to: email, subject: title, ...body }
}

const day = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' })
