import type { Types } from 'mongoose'
import { z } from 'zod'
import { defineTexts } from '../../lib/messages/define-messages.ts'
import { greeting, letter, lines, paragraph, type Shop } from '../../mail/letter.ts'
import type { Composer, OutboxEntryFields } from '../../mail/outbox.ts'
import { findActiveUser } from '../account/people.service.ts'
import { Address } from './address.model.ts'

export const addressSavedMailTexts = defineTexts({
  ADDRESS_SAVED_MAIL_TITLE: { english: 'A new address in your account' },
  ADDRESS_SAVED_MAIL_CHANGE: {
    english: 'The team of {shop} has saved a new address in your account, for orders by telephone.',
    params: { shop: 'TEXT' },
  },
  ADDRESS_SAVED_MAIL_ADDRESS: { english: 'New address' },
  ADDRESS_SAVED_MAIL_NOT_YOU: {
    english:
      'If you did not ask for it, please tell us: call {phone} or write to {email}. You can remove the address in your account.',
    params: { phone: 'TEXT', email: 'TEXT' },
  },
})

const refsSchema = z.object({ addressId: z.string() })

/** The email to a customer about an address that the team has saved for them. */
export function addressSavedMail(_id: Types.ObjectId): OutboxEntryFields {
  const refs = { addressId: _id.toHexString() }
  return { key: `addressSaved:${refs.addressId}`, kind: 'addressSaved', refs }
}

/** Writes this domain's email. Nothing is sent to unverified addresses, and if the saved address was removed since. */
export function addressComposers(shop: Shop): Record<string, Composer> {
  return {
    async addressSaved(given) {
      const { addressId } = refsSchema.parse(given)
      const address = await Address.findOne({ _id: addressId, active: true }).lean()
      if (!address) return null
      const user = await findActiveUser(address.userId.toHexString())
      if (!user?.emailVerified) return null
      const { addressLine, landmark = '', city, state, pincode } = address
      const texts = addressSavedMailTexts
      const subject = texts.ADDRESS_SAVED_MAIL_TITLE().message
      const place = [addressLine, landmark, `${city}, ${state} ${pincode}`].filter(Boolean)
      const { phone, email } = shop
      const body = letter(shop, subject, [
        greeting(user.name),
        paragraph(texts.ADDRESS_SAVED_MAIL_CHANGE({ shop: shop.name }).message),
        lines(texts.ADDRESS_SAVED_MAIL_ADDRESS().message, place),
        paragraph(texts.ADDRESS_SAVED_MAIL_NOT_YOU({ phone, email }).message),
      ])
      return { to: user.email, subject, ...body }
    },
  }
}
