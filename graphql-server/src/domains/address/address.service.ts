import type { ClientSession, Types } from 'mongoose'
import { z } from 'zod'
import { parseId } from '../../lib/ids.ts'
import { optionalTextField, parseInput, textField } from '../../lib/input.ts'
import { listOf } from '../../lib/database/cursor.ts'
import {
  findNewestPage,
  pageRequest,
  type PageArgs,
  type PageEdges,
} from '../../lib/database/pagination.ts'
import { userError, type UserFacingError } from '../../lib/user-error.ts'
import { deleteSurplus, enforceLimit } from '../../lib/database/enforce-limit.ts'
import { streamRows } from '../../lib/database/stream-rows.ts'
import { enqueue } from '../../mail/outbox.ts'
import type { Remember } from '../../submissions/submit-once.ts'
import { submitFor, writeFor } from '../account/people.service.ts'
import { readPin } from '../delivery/pin-codes.ts'
import { findOtherState } from '../delivery/supply-state.ts'
import { addressSavedMail } from './address-saved-mail.ts'
import { Address, type AddressRecord } from './address.model.ts'
import { addressMessages } from './messages.ts'

const MAX_TEXT = 200
/** Limits the storage that one user can fill. */
export const MAX_ADDRESSES = 100
/** Removed addresses that are kept. The ones that were saved first are deleted for a further one. */
const MAX_REMOVED = 100
/** The number of a user's addresses, with removed ones. */
export const MAX_KEPT = MAX_ADDRESSES + MAX_REMOVED
const MAX_PAGE = 100

const fields = z.object({
  addressLine: textField('Address line', MAX_TEXT),
  city: textField('City', MAX_TEXT),
  state: textField('State', MAX_TEXT),
  country: textField('Country', MAX_TEXT),
  pincode: textField('Pincode', MAX_TEXT),
  mobile: textField('Mobile', MAX_TEXT),
  landmark: optionalTextField('Landmark', MAX_TEXT).nullish().transform(nullToEmpty),
  label: z.enum(['HOME', 'WORK', 'OTHER']).nullish(),
  confirmState: z.boolean().nullish(),
})

/**
 * Reads an address. If its PIN code is in another state, `confirmState` says whether the customer insists on the entered
 * state; false asks them. Without it, as from clients of version 1.1.0, the PIN code's state counts.
 */
function readAddress(input: unknown): Omit<z.output<typeof fields>, 'confirmState'> & Insisting {
  const { confirmState, ...text } = parseInput(fields, input)
  const place = findOtherState(text)
  if (place && confirmState === false) {
    const { pincode, state } = text
    throw userError(addressMessages.STATE_DIFFERS({ pincode, place, state }), 'state')
  }
  return place && confirmState ? { ...text, stateConfirmed: true } : text
}

type Insisting = Pick<AddressRecord, 'stateConfirmed'>

/** A missing text stays missing, so that an update does not change it. */
function nullToEmpty(text: string | null | undefined): string | undefined {
  return text === null ? '' : text
}

export function listAddresses(
  userId: Types.ObjectId,
  includeRemoved: boolean,
): Promise<AddressRecord[]> {
  return Address.find(includeRemoved ? { userId } : { userId, active: true })
    .sort({ _id: -1 })
    .limit(includeRemoved ? MAX_KEPT : MAX_ADDRESSES)
    .lean()
}

/** Streams all addresses of a user, with removed ones, newest first. */
export function streamAddresses(userId: Types.ObjectId): AsyncIterable<AddressRecord> {
  return streamRows(Address, { userId })
}

export async function listAllAddresses(args: PageArgs): Promise<PageEdges<AddressRecord>> {
  return findNewestPage(Address, {}, pageRequest(listOf('addresses'), args, MAX_PAGE))
}

/**
 * Finds the city in the user's latest address with a PIN code. Removed addresses count too. Returns null if no address
 * has the PIN code.
 */
export async function findCity(userId: Types.ObjectId, pincode: string): Promise<string | null> {
  const pin = readPin(pincode)
  if (!pin) return null
  const addresses = await Address.find({ userId }, { city: 1, pincode: 1 })
    .sort({ _id: -1 })
    .limit(MAX_KEPT)
    .lean()
  return addresses.find((address) => readPin(address.pincode) === pin)?.city ?? null
}

/** Finds one of the user's active addresses, or null. */
export async function findAddress(
  userId: Types.ObjectId,
  id: string,
): Promise<AddressRecord | null> {
  const _id = parseId(id)
  return _id && Address.findOne({ _id, userId, active: true }).lean()
}

/**
 * Saves an address, or returns the one that was saved with the same idempotency key. If the team saves it, its owner gets
 * an email at their verified address. Throws an error for each blank or too long field, and for more than 100 addresses.
 */
export async function createAddress(
  userId: Types.ObjectId,
  input: { idempotencyKey?: string | null },
  by: 'OWNER' | 'TEAM' = 'OWNER',
): Promise<AddressRecord> {
  const text = readAddress(input)
  return submitFor(
    { userId, kind: 'address', input, contents: text },
    {
      create: (remember) => saveAddress({ ...text, userId }, by, remember),
      find: (id) => Address.findOne({ _id: id, userId }).lean(),
    },
  )
}

async function saveAddress(
  row: ReturnType<typeof readAddress> & { userId: Types.ObjectId },
  by: 'OWNER' | 'TEAM',
  remember: Remember,
): Promise<AddressRecord> {
  const address = await writeFor(row.userId, async (session) => {
    const saved = await new Address(row).save({ session })
    await remember(saved._id, session)
    if (by === 'TEAM') await enqueue(addressSavedMail(saved._id), session)
    return saved.toObject()
  })
  const saved = { filter: { userId: row.userId, active: true }, max: MAX_ADDRESSES }
  if ((await enforceLimit(Address, [address], saved)).length === 0) return address
  throw userError(addressMessages.TOO_MANY_ADDRESSES({ max: MAX_ADDRESSES }))
}

export async function updateAddress(
  userId: Types.ObjectId,
  { id, ...input }: { id: string },
): Promise<AddressRecord> {
  return change(userId, id, { stateConfirmed: false, ...readAddress(input) })
}

/** Deletes all addresses that a user has saved, including removed ones. */
export async function deleteAddresses(
  userId: Types.ObjectId,
  session: ClientSession,
): Promise<void> {
  await Address.deleteMany({ userId }, { session })
}

/** Hides an address. If the user then has too many hidden ones, deletes those that were saved first. */
export async function removeAddress(userId: Types.ObjectId, id: string): Promise<AddressRecord> {
  const removed = await change(userId, id, { active: false })
  const kept = { filter: { userId, active: false }, sort: { _id: -1 }, max: MAX_REMOVED } as const
  await deleteSurplus(Address, kept)
  return removed
}

async function change(
  userId: Types.ObjectId,
  id: string,
  set: Partial<AddressRecord>,
): Promise<AddressRecord> {
  const _id = parseId(id)
  if (!_id) throw noSuchAddress()
  const changed = await Address.findOneAndUpdate(
    { _id, userId, active: true },
    { $set: set, $inc: { version: 1 } },
    { returnDocument: 'after' },
  ).lean()
  if (!changed) throw noSuchAddress()
  return changed
}

function noSuchAddress(): UserFacingError {
  return userError(addressMessages.ADDRESS_UNKNOWN(), 'id')
}
