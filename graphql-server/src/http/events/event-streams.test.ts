import { expect, it } from 'vitest'
import { createEventStreams, writeEvent } from './event-streams.ts'

it('a stream ends when its client does not read, instead of filling the memory', () => {
  const limits = { heartbeat: 60_000, perUser: 1, perAddress: 1, perProcess: 1 }
  const streams = createEventStreams(limits)
  const expiresAt = new Date(Date.now() + 60_000)
  const stream = streams.open({ userId: 'asha', address: '203.0.113.7' }, expiresAt)
  let events = 0
  while (!stream.destroyed && events < 10_000) {
    writeEvent(stream, 'order', { id: 'x'.repeat(100) })
    events += 1
  }
  expect(events).toBeLessThan(500)
  streams.close()
})
