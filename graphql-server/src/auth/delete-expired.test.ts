import { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { setUpDatabase } from '../../test/support/set-up-database.ts'
import { deleteExpired } from './delete-expired.ts'
import { OneTimeCode } from './one-time-code.model.ts'
import { RateLimit } from './rate-limit.model.ts'
import { Session } from './session.model.ts'

const HOUR = 60 * 60_000

setUpDatabase()

it('deleteExpired deletes expired records and keeps the others', async () => {
  const at = (milliseconds: number) => new Date(Date.now() + milliseconds)
  const session = (device: string, expiresAt: Date) => {
    const times = { startedAt: new Date(0), refreshedAt: new Date(0), expiresAt }
    return { userId: new Types.ObjectId(), device, generation: 0, ...times }
  }
  await Session.create([session('ended', at(-1)), session('alive', at(HOUR))])
  await RateLimit.create([
    { key: 'ended', points: 1, expire: at(-1) },
    { key: 'alive', points: 1, expire: at(HOUR) },
  ])
  await OneTimeCode.create([
    { purpose: 'RESET', emailKey: 'ended', requestedAt: at(-25 * HOUR) },
    { purpose: 'RESET', emailKey: 'alive', requestedAt: at(-23 * HOUR) },
  ])
  await deleteExpired()
  expect((await Session.find().lean()).map(({ device }) => device)).toEqual(['alive'])
  expect((await RateLimit.find().lean()).map(({ key }) => key)).toEqual(['alive'])
  expect((await OneTimeCode.find().lean()).map(({ emailKey }) => emailKey)).toEqual(['alive'])
})
