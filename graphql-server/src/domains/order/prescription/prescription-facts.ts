import { z } from 'zod'
import type { UserError } from '../../../contract/types.generated.ts'
import { optionalTextField } from '../../../lib/input.ts'
import type { Message } from '../../../lib/messages/define-messages.ts'
import { orderMessages } from '../messages.ts'

const MAX_NAME = 200
const MAX_ADDRESS = 300
const MAX_REGISTRATION = 50

const name = (label: string) => optionalTextField(label, MAX_NAME).default('')
const address = (label: string) => optionalTextField(label, MAX_ADDRESS).default('')

/** The facts of a prescription in the input of a check. */
export const factFields = {
  issuedOn: z.string().default(''),
  kind: z.enum(['ACUTE', 'CHRONIC']).nullish(),
  patient: name('Patient'),
  patientAddress: address('Patient’s address'),
  prescriber: name('Prescriber'),
  prescriberAddress: address('Prescriber’s address'),
  prescriberRegistration: optionalTextField('Registration number', MAX_REGISTRATION).default(''),
  overrideReason: name('Reason'),
}

type EnteredFacts = z.output<z.ZodObject<typeof factFields>>

const REQUIRED = {
  patient: orderMessages.PATIENT_REQUIRED,
  patientAddress: orderMessages.PATIENT_ADDRESS_REQUIRED,
  prescriber: orderMessages.PRESCRIBER_REQUIRED,
  prescriberAddress: orderMessages.PRESCRIBER_ADDRESS_REQUIRED,
} as const

/** The errors about facts that are missing, and about a date that does not exist. */
export function listFactErrors(facts: EnteredFacts): UserError[] {
  const errors: UserError[] = []
  const add = (field: string, message: Message<'BAD_USER_INPUT'>) =>
    errors.push({ ...message, field })
  if (!z.iso.date().safeParse(facts.issuedOn).success) {
    add('issuedOn', orderMessages.PRESCRIPTION_DATE_MALFORMED())
  }
  if (!facts.kind) add('kind', orderMessages.PRESCRIPTION_KIND_REQUIRED())
  for (const field of ['patient', 'patientAddress', 'prescriber', 'prescriberAddress'] as const) {
    if (facts[field] === '') add(field, REQUIRED[field]())
  }
  return errors
}
