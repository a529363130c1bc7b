import { it } from 'vitest'
import { expectWritesBeside } from '../failures/blocked-process.ts'

it('writers wait for a transaction whose main thread is blocked for five seconds', () =>
  expectWritesBeside(5000))

it('a transaction is retried after an abort because its main thread was blocked for eleven seconds', () =>
  expectWritesBeside(11_000))
