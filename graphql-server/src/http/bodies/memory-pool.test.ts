import { expect, it } from 'vitest'
import { beyond, createMemoryPool } from './memory-pool.ts'

const pool = ({ bytes = 100, holderBytes = 60, holderBodies = 2 } = {}) =>
  createMemoryPool({ bytes, holderBytes, holderBodies })

it('a body takes memory only as it grows, so that idle bodies leave the pool to others', () => {
  const { reserve } = pool()
  reserve(['asha'])
  reserve(['asha'])
  const other = reserve(['ravi'])
  other.grow(60)
  expect(() => other.grow(1)).toThrow(/^Too much is being sent at once/)
})

it('each holder has a limited number of bodies and bytes, even if a body has several holders', () => {
  const { reserve } = pool()
  const first = reserve(['asha', '203.0.113.7'])
  reserve(['ravi', '203.0.113.7']).grow(30)
  expect(() => reserve(['meena', '203.0.113.7'])).toThrow(/^You are already sending 2 files/)
  first.grow(30)
  expect(() => first.grow(1)).toThrow(/^Too much/)
  reserve(['meena', '203.0.113.8']).grow(40)
})

it('all holders together never use more than the pool', () => {
  const { reserve } = pool()
  for (const holder of ['a', 'b']) reserve([holder]).grow(50)
  expect(() => reserve(['c']).grow(1)).toThrow(/^Too much/)
})

it('a released body returns all its memory, only once', () => {
  const { reserve } = pool({ bytes: 60 })
  const first = reserve(['asha'])
  first.grow(60)
  first.release()
  first.release()
  first.grow(60)
  const second = reserve(['asha'])
  second.grow(60)
  expect(() => reserve(['ravi']).grow(1)).toThrow(/^Too much/)
})

it('a rejected body may be sent again after five seconds', () => {
  const { reserve } = pool({ holderBodies: 1 })
  reserve(['asha'])
  let error: unknown
  try {
    reserve(['asha'])
  } catch (thrown) {
    error = thrown
  }
  expect(error).toMatchObject({ extensions: { code: 'RATE_LIMITED', retryAfter: 5 } })
})

it('a small body is accepted when the pool is full, because its first bytes are not counted', () => {
  const { reserve } = pool({ bytes: 60 })
  reserve(['asha']).grow(60)
  const small = beyond(8, reserve(['ravi']))
  small.grow(5)
  small.grow(3)
  expect(() => small.grow(1)).toThrow(/^Too much/)
})
