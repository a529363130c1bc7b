import { english } from '../../../../lib/messages/format.ts'
import type { Message } from '../../../../lib/messages/define-messages.ts'
import { findStateName } from '../../../gst/states.ts'
import { formatExpiry } from '../../record/batch-expiry.ts'
import { billedPrescription } from '../../record/billed-prescription.ts'
import type { BatchRecord } from '../../record/order-line.model.ts'
import { isCancelled } from '../../record/order-statuses.ts'
import { taxKindOf } from '../document-lines.ts'
import {
  isRefunded,
  isTaxed,
  needsSignature,
  type PresentedDocument,
} from '../present-documents.ts'
import { describeLine, describeTotals, type DescribedLine, type Pair } from './describe-amounts.ts'
import { describePayment } from './describe-payment.ts'
import { documentTexts, headings } from './texts.ts'

/** A part of a document with a title. The first line is the most important one. */
export interface Block {
  title: string
  lines: string[]
}

/** The texts of a document, from top to bottom. */
export interface DescribedDocument {
  /** Stands above everything else. Empty for most shops. */
  notice: string
  title: string
  number: string
  /** 'Cancelled', 'Refunded in full', or empty. */
  mark: string
  facts: Pair[]
  /** The seller and the customer; for prescription medicines, also the prescriber and the patient. */
  parties: Block[]
  columns: DescribedLine['cells']
  lines: DescribedLine[]
  /** The last one is the most important one. */
  totals: Pair[]
  /** The corrections since it was issued. Null if nothing was corrected. */
  amended: Block | null
  /** Null for credit notes and replacements. */
  payment: Block | null
  /** Who signs. Null for documents without a signature. */
  pharmacist: Block | null
  footer: string[]
}

const texts = documentTexts
const say = ({ message }: Message) => message

/** Writes the texts of a document as the web page shows them. */
export function describeDocument(document: PresentedDocument): DescribedDocument {
  const { kind, number, order, isComposition = false, placeOfSupply, lines } = document
  const hasTax = lines.some(isTaxed) && placeOfSupply !== undefined
  const tax = hasTax ? taxKindOf({ seller: document.seller, placeOfSupply }) : null
  const isSigned = needsSignature(document)
  return {
    notice: isComposition ? say(texts.COMPOSITION_NOTICE()) : '',
    ...{ title: say(headings[kind]()), number },
    mark: describeMark(document),
    facts: describeFacts(document),
    parties: [describeSeller(document), describeBuyer(document), ...describePatient(document)],
    columns: [
      say(texts.PRODUCT_COLUMN()),
      say(texts.QUANTITY_COLUMN()),
      say(texts.PRICE_COLUMN()),
      say(texts.TOTAL_COLUMN()),
    ],
    lines: lines.map((line) => describeLine(line, tax)),
    totals: describeTotals(document, tax),
    amended: describeAmendments(document),
    payment:
      kind === 'CREDIT_NOTE' || order.replaces
        ? null
        : { title: say(texts.PAYMENT_LABEL()), lines: describePayment(order).map(say) },
    pharmacist: isSigned ? describePharmacist(document) : null,
    footer: [
      ...(hasTax ? [say(texts.REVERSE_CHARGE_LINE())] : []),
      ...(placeOfSupply === undefined || isSigned ? [] : [say(texts.SIGNATURE_LINE())]),
    ],
  }
}

function describeMark(document: PresentedDocument): string {
  if (document.kind === 'INVOICE' && isCancelled(document.order)) return say(texts.CANCELLED_MARK())
  return isRefunded(document) ? say(texts.REFUNDED_MARK()) : ''
}

function describeAmendments({ amendments }: PresentedDocument): Block | null {
  const lines = amendments.map(({ at, name: product, before, after, reason }) => {
    const told = {
      ...{ day: english.shortDate(at), product },
      ...{ before: listBatches(before), after: listBatches(after) },
    }
    return say(reason ? texts.AMENDED_FOR_REASON({ ...told, reason }) : texts.AMENDED_LINE(told))
  })
  return lines.length > 0 ? { title: say(texts.AMENDED_LABEL()), lines } : null
}

/** For example, 'batch B123, expiry 03/27 (2 packs) and batch C4, expiry 12/27 (1 pack)'. */
function listBatches(batches: readonly BatchRecord[]): string {
  return english.list(
    batches.map(({ number, expiry, quantity: packs }) =>
      say(texts.AMENDED_BATCH({ number, expiry: formatExpiry(expiry), packs })),
    ),
  )
}

function describeFacts({ issuedAt, order, corrects }: PresentedDocument): Pair[] {
  return [
    [say(texts.DOCUMENT_DATE_LABEL()), english.shortDate(issuedAt)],
    [say(texts.ORDER_LABEL()), order.number],
    [say(texts.ORDERED_ON_LABEL()), english.shortDate(order.createdAt)],
    ...(order.replaces ? [[say(texts.REPLACED_LABEL()), order.replaces.number] as const] : []),
    ...(corrects
      ? [
          [say(texts.CORRECTED_LABEL()), corrects.number] as const,
          [say(texts.CORRECTED_DATE_LABEL()), english.shortDate(corrects.issuedAt)] as const,
        ]
      : []),
  ]
}

function describeSeller({ seller }: PresentedDocument): Block {
  const { name, address, phone, email, legalName, drugLicence, fssai, gstin } = seller
  return {
    title: say(texts.SOLD_BY_LABEL()),
    lines: [
      ...[name, ...(legalName ? [legalName] : []), address, phone, email],
      ...(drugLicence ? [say(texts.DRUG_LICENCE_LINE({ licence: drugLicence }))] : []),
      ...(fssai ? [say(texts.FSSAI_LINE({ licence: fssai }))] : []),
      ...(gstin ? [say(texts.GSTIN_LINE({ gstin }))] : []),
    ],
  }
}

function describeBuyer(document: PresentedDocument): Block {
  const { buyerName, buyerGstin: gstin, placeOfSupply: code, address } = document
  const { addressLine, city, state, pincode, country, mobile } = address
  return {
    title: say(texts.BOUGHT_BY_LABEL()),
    lines: [
      buyerName,
      addressLine,
      `${city}, ${state} ${pincode}, ${country}`,
      mobile,
      ...(gstin === undefined ? [] : [say(texts.GSTIN_LINE({ gstin }))]),
      ...(code === undefined
        ? []
        : [say(texts.PLACE_OF_SUPPLY_LINE({ state: findStateName(code) ?? code, code }))]),
    ],
  }
}

const known = (text: string | null = null) => text ?? say(texts.NOT_RECORDED())

function describePharmacist({ order }: PresentedDocument): Block {
  const { pharmacist, pharmacistRegistration } = billedPrescription(order) ?? {}
  return {
    title: say(texts.PHARMACIST_LABEL()),
    lines: [
      known(pharmacist),
      say(texts.REGISTRATION_LINE({ number: known(pharmacistRegistration) })),
    ],
  }
}

function describePatient({ order }: PresentedDocument): Block[] {
  const people = billedPrescription(order)
  if (!people) return []
  const { patient, patientAddress, prescriber, prescriberAddress, prescriberRegistration } = people
  const addressOf = (address: string | null) => say(texts.ADDRESS_LINE({ address: known(address) }))
  return [
    {
      title: say(texts.PRESCRIBED_BY_LABEL()),
      lines: [
        known(prescriber),
        addressOf(prescriberAddress),
        say(texts.REGISTRATION_LINE({ number: known(prescriberRegistration) })),
      ],
    },
    { title: say(texts.PATIENT_LABEL()), lines: [known(patient), addressOf(patientAddress)] },
  ]
}
