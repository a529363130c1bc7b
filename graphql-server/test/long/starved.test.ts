import { it } from 'vitest'
import { expectWritesBeside } from '../failures/blocked-process.ts'

it('a transaction is retried after an abort because its main thread was blocked for eleven seconds', () =>
  expectWritesBeside(11_000))
