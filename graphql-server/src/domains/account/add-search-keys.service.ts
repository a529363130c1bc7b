import { Types } from 'mongoose'
import { mobileKey } from './mobile-key.ts'
import { listNameKeys } from './name-keys.ts'
import { User, type UserRecord } from './user.model.ts'

const BATCH_SIZE = 500

type Named = Pick<UserRecord, '_id' | 'name' | 'mobile'>

/** Adds the search keys for names and phone numbers to accounts from older versions. Idempotent. */
export async function addSearchKeys(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const total = await User.estimatedDocumentCount()
  let last: Types.ObjectId | undefined = new Types.ObjectId('0'.repeat(24))
  for (let done = BATCH_SIZE; last; done += BATCH_SIZE) {
    const users: Named[] = await User.find({ _id: { $gt: last } }, { name: 1, mobile: 1 })
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .lean()
    const updates = users.map((user) => ({
      updateOne: { filter: user, update: { $set: toSearchKeys(user) } },
    }))
    if (updates.length > 0) await User.bulkWrite(updates, { timestamps: false })
    last = users.length === BATCH_SIZE ? users.at(-1)?._id : undefined
    onProgress(Math.min(done, total), total)
  }
}

function toSearchKeys({ name, mobile }: Named) {
  return { nameKeys: listNameKeys(name), mobileKey: mobileKey(mobile) }
}
