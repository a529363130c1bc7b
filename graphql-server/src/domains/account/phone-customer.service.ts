import type { ClientSession } from 'mongoose'
import { z } from 'zod'
import { isDuplicate } from '../../lib/database/errors.ts'
import { parseId } from '../../lib/ids.ts'
import { issue, parseInput, textField } from '../../lib/input.ts'
import { userError, type UserFacingError } from '../../lib/user-error.ts'
import { mobileKey } from './mobile-key.ts'
import { accountMessages } from './messages.ts'
import { listNameKeys } from './name-keys.ts'
import { User, type UserRecord } from './user.model.ts'

const fields = z.object({
  name: textField('Name', 100),
  phone: z
    .string()
    .max(30, issue(accountMessages.CUSTOMER_PHONE_MALFORMED()))
    .transform(mobileKey)
    .pipe(z.string().regex(/^\d{10}$/, issue(accountMessages.CUSTOMER_PHONE_MALFORMED()))),
})

/**
 * Adds a customer who orders by telephone, without email address and password. Returns the customer whom the team has
 * added with this number before, if there is one.
 */
export async function addPhoneCustomer(input: unknown): Promise<UserRecord> {
  const { name, phone } = parseInput(fields, input)
  const user = new User({
    ...{ name, nameKeys: listNameKeys(name), mobile: phone, mobileKey: phone },
    ...{ email: '', emailKey: toPhoneCustomerKey(phone), passwordHash: '' },
  })
  try {
    await user.save()
    return user.toObject()
  } catch (error) {
    const first = isDuplicate(error) && (await findPhoneCustomer(phone))
    if (first) return first
    throw error
  }
}

const seenFields = z.object({ seenName: z.string(), seenPhone: z.string() })

/**
 * Corrects the name and the number of a customer whom the team has added. Throws if a colleague has changed them since
 * they were seen, for a number that another of these customers has, and for customers with a login.
 */
export async function correctPhoneCustomer(customerId: string, input: unknown): Promise<void> {
  const { name, phone } = parseInput(fields, input)
  const { seenName, seenPhone } = parseInput(seenFields, input)
  const seen = { ...added(customerId), name: seenName, mobile: seenPhone }
  const changed = {
    ...{ name, nameKeys: listNameKeys(name), mobile: phone, mobileKey: phone },
    emailKey: toPhoneCustomerKey(phone),
  }
  const { matchedCount } = await User.updateOne(seen, { $set: changed }).catch((error: unknown) => {
    if (isDuplicate(error)) throw userError(accountMessages.CUSTOMER_PHONE_TAKEN(), 'phone')
    throw error
  })
  if (matchedCount === 1) return
  if (!(await findAddedCustomer(customerId))) throw customerHasLogin()
  throw userError(accountMessages.CUSTOMER_CORRECTED(), 'seenName')
}

/** Finds a customer whom the team has added. Null for customers with a login. */
export function findAddedCustomer(customerId: string): Promise<UserRecord | null> {
  return User.findOne(added(customerId)).lean().exec()
}

/** Deletes the record of a customer whom the team has added. Throws for customers with a login. */
export async function deletePhoneUser(
  customerId: string,
  session: ClientSession,
): Promise<UserRecord> {
  const deleted = await User.findOneAndDelete(added(customerId), { session }).lean()
  if (!deleted) throw customerHasLogin()
  return deleted
}

/** Customers with a login have an email address. */
function added(customerId: string) {
  return { _id: parseId(customerId), email: '' }
}

/** Whether the customer has a login, and was not added by the team. */
export function hasLogin({ email }: Pick<UserRecord, 'email'>): boolean {
  return email !== ''
}

function customerHasLogin(): UserFacingError {
  return userError(accountMessages.CUSTOMER_HAS_LOGIN(), 'customerId')
}

/** Finds the customer whom the team has added with a number of ten digits. */
export function findPhoneCustomer(phone: string): Promise<UserRecord | null> {
  return User.findOne({ emailKey: toPhoneCustomerKey(phone) })
    .lean()
    .exec()
}

/** Takes the place of the unique email address, which it can never equal. */
function toPhoneCustomerKey(phone: string): string {
  return `phone:${phone}`
}
