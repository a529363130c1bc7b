import { mongo } from 'mongoose'
import { describe, expect, it } from 'vitest'
import { isDuplicate } from './errors.ts'

const duplicate = (errmsg: string) => new mongo.MongoServerError({ errmsg, code: 11000 })

describe('isDuplicate', () => {
  it.each([
    [
      'MongoDB',
      'E11000 duplicate key error collection: my-index.orders index: payment.upiTransactionId_1 dup key: { payment.upiTransactionId: "412345678901" }',
    ],
    [
      'DocumentDB',
      "Duplicate key violation on the requested collection: Index 'payment.upiTransactionId_1'",
    ],
  ])('isDuplicate finds the index in the message from %s', (_server, message) => {
    const error = duplicate(message)
    expect(isDuplicate(error)).toBe(true)
    expect(isDuplicate(error, 'payment.upiTransactionId')).toBe(true)
    expect(isDuplicate(error, 'upiTransactionId')).toBe(false)
    expect(isDuplicate(error, 'number')).toBe(false)
  })

  it('isDuplicate ignores index names in the duplicate value', () => {
    const error = duplicate(
      'E11000 duplicate key error collection: a.users index: emailKey_1 dup key: { emailKey: "x index: number_1 " }',
    )
    expect(isDuplicate(error, 'emailKey')).toBe(true)
    expect(isDuplicate(error, 'number')).toBe(false)
  })

  it('isDuplicate rejects other errors', () => {
    expect(isDuplicate(new Error('index: number_1 '))).toBe(false)
    expect(isDuplicate(new mongo.MongoServerError({ errmsg: 'x', code: 112 }))).toBe(false)
  })
})
