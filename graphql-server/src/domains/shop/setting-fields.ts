import { english } from '../../lib/messages/format.ts'
import type { DeliveryArea, Holiday, OpeningInterval } from './delivery-settings.ts'

/** The type of a setting's value, and how it is validated and described. */
type SettingKind = keyof ValuesByKind | 'choice'

interface SettingField {
  kind: SettingKind
  /** The name in messages and in the dashboard. */
  label: string
  /** The maximum length of a text or a list, or the maximum number. */
  max?: number
  isRequired?: boolean
  /** What a switch or a list means if it is on or has entries, and if it is off or empty. The form shows the sentence. */
  meaning?: Readonly<Record<'on' | 'off', string>>
  /** The values of a choice, with their labels. */
  choices?: Readonly<Record<string, string>>
}

/** The settings that admins change in the dashboard. Validation, storage and history follow from this table. */
export const settingFields = {
  name: { kind: 'line', label: 'Shop name', max: 60, isRequired: true },
  address: { kind: 'line', label: 'Address', max: 300, isRequired: true },
  phone: { kind: 'phone', label: 'Phone', isRequired: true },
  email: { kind: 'email', label: 'Email', isRequired: true },
  whatsapp: { kind: 'phone', label: 'WhatsApp number' },
  legalName: { kind: 'line', label: 'Legal name', max: 100 },
  branches: { kind: 'text', label: 'Branches', max: 1_000 },
  gstin: { kind: 'gstin', label: 'GSTIN' },
  fssai: { kind: 'fssai', label: 'FSSAI licence number' },
  drugLicence: { kind: 'line', label: 'Drug licence numbers', max: 200 },
  pharmacist: { kind: 'line', label: 'Registered pharmacist', max: 200 },
  grievanceOfficer: { kind: 'line', label: 'Grievance officer', max: 100 },
  grievanceDesignation: { kind: 'line', label: 'Designation of the grievance officer', max: 100 },
  grievancePhone: { kind: 'phone', label: 'Phone of the grievance officer' },
  grievanceEmail: { kind: 'email', label: 'Email of the grievance officer' },
  returnPolicy: { kind: 'text', label: 'Returns and refunds', max: 10_000 },
  deliveryPolicy: { kind: 'text', label: 'Delivery', max: 10_000 },
  privacyPolicy: { kind: 'text', label: 'Privacy', max: 10_000 },
  terms: { kind: 'text', label: 'Terms', max: 10_000 },
  deliveryBadge: { kind: 'line', label: 'Delivery badge', max: 20, isRequired: true },
  upiPayments: { kind: 'switch', label: 'UPI payments' },
  upiId: { kind: 'upiId', label: 'UPI ID', isRequired: true },
  upiAccount: {
    kind: 'choice',
    label: 'UPI account',
    choices: {
      PERSON: 'A person’s UPI ID',
      MERCHANT: 'A merchant’s UPI ID',
      VERIFIED_MERCHANT: 'A verified online merchant’s UPI ID',
    },
  },
  upiMerchantCode: { kind: 'merchantCode', label: 'Merchant category code' },
  orderMailTo: { kind: 'email', label: 'Email for new orders and tickets' },
  reportHoursGroceries: { kind: 'hours', label: 'Hours to report groceries', max: 720 },
  reportHoursMedicines: { kind: 'hours', label: 'Hours to report medicines', max: 720 },
  socialLinks: { kind: 'links', label: 'Social links', max: 8 },
  claims: { kind: 'claims', label: 'Claims', max: 6 },
  deliveryAreas: { kind: 'areas', label: 'Delivery area', max: 10 },
  deliveryMinutes: { kind: 'minutes', label: 'Minutes from order to delivery', max: 1_440 },
  proposalMinutes: { kind: 'minutes', label: 'Minutes to answer a proposed substitute', max: 120 },
  minOrder: { kind: 'paise', label: 'Smallest order', max: 1_000_000 },
  maxCash: { kind: 'paise', label: 'Cash on delivery up to', max: 10_000_000 },
  openingHours: { kind: 'openings', label: 'Opening hours', max: 21 },
  holidays: { kind: 'holidays', label: 'Holidays', max: 50 },
  prescriptionDaysAcute: { kind: 'days', label: 'Days of validity, acute disease', max: 30 },
  prescriptionDaysChronic: { kind: 'days', label: 'Days of validity, chronic disease', max: 180 },
  gstRegistration: {
    kind: 'choice',
    label: 'GST registration',
    choices: {
      NONE: 'Not registered',
      COMPOSITION: 'Composition scheme',
      REGULAR: 'Regular',
    },
  },
  turnoverClass: {
    kind: 'choice',
    label: 'Turnover in the previous year',
    choices: {
      UP_TO_5_CRORE: 'Up to ₹5 crore',
      ABOVE_5_CRORE: 'Above ₹5 crore',
    },
  },
  invoiceSeries: {
    kind: 'choice',
    label: 'Numbers of documents',
    choices: {
      SEPARATE: 'A series for each kind of document',
      CONTINUED: 'Continue the numbers of earlier invoices',
    },
  },
  roundBills: {
    kind: 'switch',
    label: 'Round bills to whole rupees',
    meaning: {
      on: 'An order that is paid in cash costs whole rupees when it is packed. Its bill has a line “Round off”, which is no part of the taxable value. Payments by UPI and card stay exact.',
      off: 'Bills keep their paise.',
    },
  },
  deliverPrescriptionMedicines: {
    kind: 'switch',
    label: 'Deliver prescription medicines',
    meaning: {
      on: 'Prescription medicines are delivered, unless a setting below excludes them. G.S.R. 220(E) of 26 March 2020 allows it. If this notification ends, switch this off.',
      off: 'Customers collect every prescription medicine from the shop. G.S.R. 220(E) of 26 March 2020 would allow the delivery of most of them.',
    },
  },
  deliverScheduleH: {
    kind: 'switch',
    label: 'Deliver schedule H medicines',
    meaning: {
      on: 'Schedule H medicines are delivered. G.S.R. 220(E) of 26 March 2020 allows it.',
      off: 'Customers collect schedule H medicines from the shop. G.S.R. 220(E) of 26 March 2020 would allow their delivery.',
    },
  },
  deliverScheduleH1: {
    kind: 'switch',
    label: 'Deliver schedule H1 medicines',
    meaning: {
      on: 'Schedule H1 medicines are delivered. G.S.R. 220(E) of 26 March 2020 does not allow this.',
      off: 'Customers collect schedule H1 medicines from the shop. G.S.R. 220(E) of 26 March 2020 does not allow their delivery.',
    },
  },
  medicineDistrict: {
    kind: 'pins',
    label: 'PIN codes of your revenue district',
    max: 100,
    meaning: {
      on: 'Prescription medicines are delivered to these PIN codes only. G.S.R. 220(E) of 26 March 2020 limits delivery to patients in the revenue district of the shop.',
      off: 'Prescription medicines are delivered everywhere. G.S.R. 220(E) of 26 March 2020 limits delivery to patients in the revenue district of the shop: enter its PIN codes, or their first digits.',
    },
  },
  maxNarcoticPacks: {
    kind: 'packs',
    label: 'Packs of narcotic or psychotropic medicines per order',
    max: 100,
  },
  watchedCompositions: {
    kind: 'compositions',
    label: 'Own list of ingredients to watch',
    max: 1_000,
  },
  pickUpForAll: {
    kind: 'switch',
    label: 'Customers can collect every order',
    meaning: {
      on: 'At checkout, customers choose between delivery and collecting the order from the shop.',
      off: 'Customers can collect an order only if it has a medicine that may not be delivered.',
    },
  },
} as const satisfies Record<string, SettingField>

export type SettingName = keyof typeof settingFields

interface ValuesByKind {
  line: string
  text: string
  phone: string
  email: string
  gstin: string
  fssai: string
  upiId: string
  merchantCode: string
  switch: boolean
  hours: number
  links: readonly { name: string; url: string }[]
  claims: readonly { title: string; text: string }[]
  areas: readonly DeliveryArea[]
  pins: readonly string[]
  minutes: number
  days: number
  packs: number
  compositions: readonly string[]
  paise: number
  openings: readonly OpeningInterval[]
  holidays: readonly Holiday[]
}

type ValueOf<Field> = Field extends { choices: infer Choices }
  ? keyof Choices
  : Field extends { kind: infer Kind extends keyof ValuesByKind }
    ? ValuesByKind[Kind]
    : never

/** The value of each setting. A text that is not set is empty. */
export type ShopSettings = {
  [Name in SettingName]: ValueOf<(typeof settingFields)[Name]>
}

export type SettingValue = ShopSettings[SettingName]

export const settingNames = Object.keys(settingFields).filter(isSettingName)

function isSettingName(name: string): name is SettingName {
  return Object.hasOwn(settingFields, name)
}

/** A value as text, for the history of changes. */
export function describeSetting(name: SettingName, value: SettingValue): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  if (typeof value === 'string') return labelOf(settingFields[name], value)
  if (typeof value === 'number') return describeNumber(settingFields[name].kind, value)
  return value.map(describeEntry).join(' | ')
}

/** The kinds `minutes`, `hours`, `days` and `packs` are named after their unit. */
function describeNumber(kind: SettingKind, value: number): string {
  return kind === 'paise' ? english.money(value) : `${value} ${kind}`
}

type Entry = Extract<SettingValue, readonly unknown[]>[number]

function describeEntry(entry: Entry): string {
  if (typeof entry === 'string') return entry
  if ('pins' in entry) return `${entry.pins.join(', ')}: ${entry.minutes} minutes`
  if ('opens' in entry) {
    const weekday = entry.weekday.charAt(0) + entry.weekday.slice(1).toLowerCase()
    return `${weekday} ${entry.opens}–${entry.closes}`
  }
  return Object.values(entry).filter(Boolean).join(': ')
}

function labelOf({ choices }: SettingField, value: string): string {
  return choices?.[value] ?? value
}

/** The policies, in the order in which customers see them. */
export const policyNames = ['returnPolicy', 'deliveryPolicy', 'privacyPolicy', 'terms'] as const
