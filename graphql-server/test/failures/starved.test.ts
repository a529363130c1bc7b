import { it } from 'vitest'
import { expectWritesBeside } from './blocked-process.ts'

it('writers wait for a transaction whose main thread is blocked for five seconds', () =>
  expectWritesBeside(5000))
