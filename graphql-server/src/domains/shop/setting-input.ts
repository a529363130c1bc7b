import { z } from 'zod'
import {
  emailField,
  issue,
  longTextField,
  optionalTextField,
  orEmpty,
  textField,
} from '../../lib/input.ts'
import { inputMessages } from '../../lib/messages/shared-messages.ts'
import { UPI_ID } from '../../lib/upi-id.ts'
import { deliveryFields } from './delivery-input.ts'
import { gstinField } from './gstin.ts'
import { shopMessages } from './messages.ts'
import { settingFields } from './setting-fields.ts'

const PHONE = /^\+?[\d ()-]{5,20}$/

const phone = textField('Phone', 21).refine(
  (text) => PHONE.test(text),
  issue(shopMessages.PHONE_MALFORMED()),
)

const upiId = textField('UPI ID', 320).refine(
  (text) => UPI_ID.test(text),
  issue(shopMessages.SHOP_UPI_ID_MALFORMED()),
)

const merchantCode = textField(settingFields.upiMerchantCode.label, 10).refine(
  (text) => /^\d{4}$/.test(text),
  issue(shopMessages.MERCHANT_CODE_MALFORMED()),
)

const webLink = textField('Link', 500).refine(
  (text) => z.url({ protocol: /^https?$/ }).safeParse(text).success,
  issue(shopMessages.LINK_MALFORMED()),
)

const fssai = textField('FSSAI licence number', 50)
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => /^\d{14}$/.test(text), issue(shopMessages.FSSAI_MALFORMED()))

/** The maximum length of an entry in the own list. */
const MAX_WATCHED = 300

const policy = ({ label, max }: { label: string; max: number }) =>
  orEmpty(longTextField(label, max))

const links = z.array(z.object({ name: textField('Network', 40), url: webLink }))
const claims = z.array(z.object({ title: textField('Title', 60), text: textField('Text', 200) }))

function upTo<Schema extends z.ZodArray>(
  { label, max }: { label: string; max: number },
  schema: Schema,
) {
  return schema.max(max, issue(inputMessages.TOO_MANY_ENTRIES({ label, max })))
}

interface NumberLimits {
  label: string
  max: number
}

const hours = (limits: NumberLimits) =>
  wholeUpTo(limits.max, shopMessages.HOURS_OUT_OF_RANGE(limits))
const minutes = ({ max }: NumberLimits) =>
  wholeUpTo(max, shopMessages.MINUTES_OUT_OF_RANGE({ min: 1, max }))
const days = ({ max }: NumberLimits) => wholeUpTo(max, shopMessages.DAYS_OUT_OF_RANGE({ max }))

function wholeUpTo(max: number, outOfRange: Parameters<typeof issue>[0]) {
  const message = issue(outOfRange)
  return z.number().int(message).min(1, message).max(max, message)
}

const line = ({ label, max }: { label: string; max: number }) => optionalTextField(label, max)

const fields = settingFields

const settings = z
  .object({
    name: textField(fields.name.label, fields.name.max),
    address: textField(fields.address.label, fields.address.max),
    phone,
    email: emailField,
    whatsapp: orEmpty(phone),
    legalName: line(fields.legalName),
    branches: policy(fields.branches),
    gstin: orEmpty(gstinField),
    fssai: orEmpty(fssai),
    drugLicence: line(fields.drugLicence),
    pharmacist: line(fields.pharmacist),
    grievanceOfficer: line(fields.grievanceOfficer),
    grievanceDesignation: line(fields.grievanceDesignation),
    grievancePhone: orEmpty(phone),
    grievanceEmail: orEmpty(emailField),
    returnPolicy: policy(fields.returnPolicy),
    deliveryPolicy: policy(fields.deliveryPolicy),
    privacyPolicy: policy(fields.privacyPolicy),
    terms: policy(fields.terms),
    deliveryBadge: textField(fields.deliveryBadge.label, fields.deliveryBadge.max),
    upiPayments: z.boolean(),
    upiId,
    upiAccount: z.enum(['PERSON', 'MERCHANT', 'VERIFIED_MERCHANT']),
    upiMerchantCode: orEmpty(merchantCode),
    orderMailTo: orEmpty(emailField),
    reportHoursGroceries: hours(fields.reportHoursGroceries),
    reportHoursMedicines: hours(fields.reportHoursMedicines),
    socialLinks: upTo(fields.socialLinks, links),
    claims: upTo(fields.claims, claims),
    ...deliveryFields,
    maxNarcoticPacks: wholeUpTo(
      fields.maxNarcoticPacks.max,
      shopMessages.PACKS_OUT_OF_RANGE({ max: fields.maxNarcoticPacks.max }),
    ),
    watchedCompositions: upTo(
      fields.watchedCompositions,
      z.array(textField('An entry', MAX_WATCHED)),
    ),
    proposalMinutes: minutes(fields.proposalMinutes),
    prescriptionDaysAcute: days(fields.prescriptionDaysAcute),
    prescriptionDaysChronic: days(fields.prescriptionDaysChronic),
    gstRegistration: z.enum(['NONE', 'COMPOSITION', 'REGULAR']),
    turnoverClass: z.enum(['UP_TO_5_CRORE', 'ABOVE_5_CRORE']),
    invoiceSeries: z.enum(['SEPARATE', 'CONTINUED']),
    roundBills: z.boolean(),
  })
  .partial()

/** The settings in an input. Missing ones and null stay unchanged. */
export const settingInput = z.preprocess(withoutNulls, settings)

function withoutNulls(input: unknown): unknown {
  const entries = typeof input === 'object' && input !== null ? Object.entries(input) : []
  return Object.fromEntries(entries.filter(([, value]) => value !== null))
}
