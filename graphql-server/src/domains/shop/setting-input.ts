import { z } from 'zod'
import { emailField, issue, optionalTextField, textField } from '../../lib/input.ts'
import { inputMessages } from '../../lib/messages/shared-messages.ts'
import { hasVisibleText, trimmed } from '../../lib/text-checks.ts'
import { UPI_ID } from '../../lib/upi-id.ts'
import { shopMessages } from './messages.ts'
import { settingFields } from './setting-fields.ts'

const PHONE = /^\+?[\d ()-]{5,20}$/

const phone = textField('Phone', 21).refine(
  (text) => PHONE.test(text),
  issue(shopMessages.PHONE_MALFORMED()),
)

const upiId = textField('UPI ID', 320).refine(
  (text) => UPI_ID.test(text),
  issue(shopMessages.UPI_ID_MALFORMED()),
)

const webLink = textField('Link', 500).refine(
  (text) => z.url({ protocol: /^https?$/ }).safeParse(text).success,
  issue(shopMessages.LINK_MALFORMED()),
)

/** An email address, or an empty text. */
const optionalEmail = z
  .string()
  .transform(trimmed)
  .refine(
    (text) => !hasVisibleText(text) || emailField.safeParse(text).success,
    issue(inputMessages.EMAIL_MALFORMED()),
  )

const links = z.array(z.object({ name: textField('Network', 40), url: webLink }))
const claims = z.array(z.object({ title: textField('Title', 60), text: textField('Text', 200) }))

function upTo<Schema extends z.ZodArray>(
  { label, max }: { label: string; max: number },
  schema: Schema,
) {
  return schema.max(max, issue(inputMessages.TOO_MANY_ENTRIES({ label, max })))
}

const { name, address, drugLicence, deliveryBadge, socialLinks } = settingFields

/** The settings in an input. Missing ones and null stay unchanged. */
export const settingInput = z.object({
  name: textField(name.label, name.max).nullish(),
  address: textField(address.label, address.max).nullish(),
  phone: phone.nullish(),
  email: emailField.nullish(),
  drugLicence: optionalTextField(drugLicence.label, drugLicence.max).nullish(),
  deliveryBadge: textField(deliveryBadge.label, deliveryBadge.max).nullish(),
  upiPayments: z.boolean().nullish(),
  upiId: upiId.nullish(),
  orderMailTo: optionalEmail.nullish(),
  socialLinks: upTo(socialLinks, links).nullish(),
  claims: upTo(settingFields.claims, claims).nullish(),
})
