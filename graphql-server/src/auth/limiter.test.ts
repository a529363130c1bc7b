import mongoose, { Types } from 'mongoose'
import { expect, it } from 'vitest'
import { setUpDatabase } from '../../test/support/set-up-database.ts'
import { createLimiter, deleteCounters } from './limiter.ts'
import { RateLimit } from './rate-limit.model.ts'

setUpDatabase()

it('the counters of one person are deleted, from all limits', async () => {
  const [person, other] = [new Types.ObjectId(), new Types.ObjectId()]
  const limits = ['writes', 'uploads'].map((name) =>
    createLimiter(name, { points: 10, duration: 60 }),
  )
  for (const limit of limits) {
    for (const id of [person, other]) await limit.consume(id.toHexString())
  }
  await mongoose.connection.transaction((session) => deleteCounters(person, session))
  const left = (await RateLimit.find().sort({ key: 1 }).lean()).map(({ key }) => key)
  expect(left).toEqual(['uploads', 'writes'].map((name) => `${name}:${other.toHexString()}`))
})
