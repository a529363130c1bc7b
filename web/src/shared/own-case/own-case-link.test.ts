import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { of } from 'rxjs'
import { expect, it, vi } from 'vitest'
import { LogoutDocument } from '../account/Logout.generated.ts'
import { createOwnCaseLink, type OwnCase } from './own-case-link.ts'

const lacking = { code: 'OWN_CASE_REASON_REQUIRED' }

/** Sends a mutation that returns this payload. Returns what was asked for, and how often it was sent. */
async function send(payload: object, isGiven = true) {
  const ask = vi.fn<(ownCase: OwnCase) => Promise<boolean>>().mockResolvedValue(isGiven)
  const server = vi.fn(() => of({ data: { payload } }))
  const client = new ApolloClient({
    cache: new InMemoryCache(),
    link: createOwnCaseLink(ask).concat(new ApolloLink(server)),
  })
  await client.mutate({ mutation: LogoutDocument, fetchPolicy: 'no-cache' })
  return { asked: ask.mock.calls.map(([ownCase]) => ownCase), sent: server.mock.calls.length }
}

it('a mutation about one’s own order or ticket is sent again when its reason is given', async () => {
  const order = { order: { id: 'o1' }, userErrors: [lacking] }
  expect(await send(order)).toEqual({ asked: [{ orderId: 'o1' }], sent: 2 })
  expect(await send(order, false)).toEqual({ asked: [{ orderId: 'o1' }], sent: 1 })
  const ticket = { ticket: { id: 't1' }, userErrors: [lacking] }
  expect(await send(ticket)).toEqual({ asked: [{ ticketId: 't1' }], sent: 2 })
})

it('the same change to several orders is not sent again, unless it was only to one’s own order', async () => {
  const refused = [{ ...lacking, orderId: 'o1' }]
  const ofOne = { moved: [], refused, userErrors: [] }
  expect(await send(ofOne)).toEqual({ asked: [{ orderId: 'o1' }], sent: 2 })
  const others = [{ id: 'o2' }]
  for (const payload of [
    { moved: others, refused, userErrors: [] },
    { changed: others, refused, userErrors: [] },
    { moved: [], refused: [...refused, { ...lacking, orderId: 'o2' }], userErrors: [] },
  ]) {
    expect(await send(payload)).toEqual({ asked: [], sent: 1 })
  }
})

it('no reason is asked for a mutation that succeeds, or that a colleague has to decide about', async () => {
  const order = { id: 'o1' }
  expect(await send({ order, userErrors: [] })).toEqual({ asked: [], sent: 1 })
  expect(await send({ order, userErrors: [{ code: 'OWN_CASE' }] })).toEqual({ asked: [], sent: 1 })
  expect(await send({ order: null, userErrors: [lacking] })).toEqual({ asked: [], sent: 1 })
})
