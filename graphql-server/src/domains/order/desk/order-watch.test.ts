import { beforeEach, expect, it } from 'vitest'
import type { OrderVersion } from './order-versions.service.ts'
import { createOrderWatch, type OrderWatch } from './order-watch.ts'

let stored: Map<string, Date>
let reads: string[][]
let orders: OrderWatch

beforeEach(() => {
  stored = new Map(['a', 'b', 'c'].map((id) => [id, new Date(1)]))
  reads = []
  orders = createOrderWatch((ids) => {
    reads.push(ids)
    return Promise.resolve(ids.map(getVersion))
  })
})

const getVersion = (id: string): OrderVersion => ({ id, updatedAt: stored.get(id) ?? new Date(0) })

function watch(...ids: string[]) {
  const seen: string[] = []
  const stop = orders.watch(ids.map(getVersion), ({ id }) => seen.push(id))
  return { seen, stop }
}

it('all watched orders are read together, each once, however many listeners watch them', async () => {
  for (let n = 0; n < 50; n += 1) watch('a', 'b')
  watch('c')
  await orders.poll()
  expect(reads).toEqual([['a', 'b', 'c']])
})

it('nothing is read while no order is watched', async () => {
  await orders.poll()
  expect(reads).toEqual([])
  const { stop } = watch('a')
  await orders.poll()
  stop()
  await orders.poll()
  expect(reads).toEqual([['a']])
})

it('a change is reported once to every listener of the order', async () => {
  const [first, second, other] = [watch('a'), watch('a', 'b'), watch('b')]
  stored.set('a', new Date(2))
  await orders.poll()
  await orders.poll()
  expect([first.seen, second.seen, other.seen]).toEqual([['a'], ['a'], []])
})

it('a change is reported even if the clock of the process that made it is slow', async () => {
  const { seen } = watch('a')
  stored.set('a', new Date(0))
  await orders.poll()
  expect(seen).toEqual(['a'])
})

it('a change is reported to earlier listeners even if a later one began with the new version', async () => {
  const { seen } = watch('a')
  stored.set('a', new Date(2))
  watch('a')
  await orders.poll()
  expect(seen).toEqual(['a'])
})

it('a change is reported to a later listener that has not seen it, even if an earlier one has', async () => {
  const outdated = getVersion('a')
  stored.set('a', new Date(2))
  const { seen: earlier } = watch('a')
  const later: string[] = []
  orders.watch([outdated], ({ id }) => later.push(id))
  await orders.poll()
  await orders.poll()
  expect([earlier, later]).toEqual([[], ['a']])
})
