import { Types } from 'mongoose'
import { listNameKeys } from './name-keys.ts'
import { User } from './user.model.ts'

const BATCH_SIZE = 500

/** Adds the search keys for names to accounts from older versions. Idempotent. */
export async function addNameKeys(
  onProgress: (done: number, total: number) => void = () => undefined,
): Promise<void> {
  const total = await User.estimatedDocumentCount()
  let last: Types.ObjectId | undefined = new Types.ObjectId('0'.repeat(24))
  for (let done = BATCH_SIZE; last; done += BATCH_SIZE) {
    const users: { _id: Types.ObjectId; name: string }[] = await User.find(
      { _id: { $gt: last } },
      { name: 1 },
    )
      .sort({ _id: 1 })
      .limit(BATCH_SIZE)
      .lean()
    const updates = users.map(({ _id, name }) => ({
      updateOne: { filter: { _id, name }, update: { $set: { nameKeys: listNameKeys(name) } } },
    }))
    if (updates.length > 0) await User.bulkWrite(updates, { timestamps: false })
    last = users.length === BATCH_SIZE ? users.at(-1)?._id : undefined
    onProgress(Math.min(done, total), total)
  }
}
