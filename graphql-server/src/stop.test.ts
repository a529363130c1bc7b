import { pino } from 'pino'
import { expect, it, vi } from 'vitest'
import { stopParts } from './stop.ts'

it('stopParts waits for all parts, even if one fails, and logs the failure', async () => {
  const lines: string[] = []
  const log = pino({}, { write: (line: string) => void lines.push(line) })
  const finished = vi.fn()
  const slow = async () => {
    await new Promise((resolve) => setImmediate(resolve))
    finished()
  }
  await stopParts(log, [() => Promise.reject(new Error('disk failure')), slow])
  expect(finished).toHaveBeenCalled()
  expect(lines).toEqual([expect.stringContaining('disk failure')])
})
