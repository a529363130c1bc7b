import { z } from 'zod'
import { isDuplicate } from '../../lib/database/errors.ts'
import { issue, parseInput, textField } from '../../lib/input.ts'
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
