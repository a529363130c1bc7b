import { z } from 'zod'
import { defineTexts } from '../../../lib/messages/define-messages.ts'
import { button, greeting, letter, paragraph, type Shop } from '../../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../../mail/outbox.ts'
import { createInvitationTokens, hashInvitationToken } from './invitation-tokens.ts'
import { TeamInvitation, type TeamInvitationRecord } from './team-invitation.model.ts'

export const teamInvitationMailTexts = defineTexts({
  TEAM_INVITATION_MAIL_TITLE: { english: 'Join the {shop} team', params: { shop: 'TEXT' } },
  TEAM_INVITATION_MAIL_STAFF: {
    english: 'You are invited to join the {shop} team. You will manage its orders and stock.',
    params: { shop: 'TEXT' },
  },
  TEAM_INVITATION_MAIL_ADMIN: {
    english:
      'You are invited to join the {shop} team. You will manage the whole shop: orders, catalogue, partners and the team.',
    params: { shop: 'TEXT' },
  },
  TEAM_INVITATION_MAIL_BUTTON: { english: 'Join the team' },
  TEAM_INVITATION_MAIL_LINK: {
    english:
      'The link is only for {email}. It works once, until {expiresAt}. Do not forward this email. If you do not know this shop, you can ignore it.',
    params: { email: 'TEXT', expiresAt: 'DATE' },
  },
})

const refsSchema = z.object({ emailKey: z.string(), requestId: z.string() })

/** The email with an invitation's link, one per request. */
export function teamInvitationMail(refs: z.infer<typeof refsSchema>): OutboxEntryFields {
  return { key: `teamInvitation:${refs.requestId}`, kind: 'teamInvitation', refs }
}

/** Writes invitations. `secret` signs their links. Cancelled, replaced and accepted invitations are not sent. */
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

function invitationLetter(
  shop: Shop,
  { email, role, expiresAt }: TeamInvitationRecord,
  token: string,
) {
  const texts = teamInvitationMailTexts
  const invitation =
    role === 'ADMIN' ? texts.TEAM_INVITATION_MAIL_ADMIN : texts.TEAM_INVITATION_MAIL_STAFF
  const title = texts.TEAM_INVITATION_MAIL_TITLE({ shop: shop.name }).message
  const body = letter(shop, title, [
    greeting(),
    paragraph(invitation({ shop: shop.name }).message),
    button(
      texts.TEAM_INVITATION_MAIL_BUTTON().message,
      `${shop.url}/dashboard/join-team?token=${token}`,
    ),
    paragraph(texts.TEAM_INVITATION_MAIL_LINK({ email, expiresAt }).message),
  ])
  return { to: email, subject: title, ...body }
}
