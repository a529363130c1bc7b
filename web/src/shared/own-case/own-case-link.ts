import { ApolloLink } from '@apollo/client'
import { from, of, switchMap } from 'rxjs'

/** The order or ticket of the person who decides about it. */
export type OwnCase = { orderId: string } | { ticketId: string }

/** The parts of a mutation's payload that say whether it lacks a reason, and for what. */
interface Payload {
  userErrors: readonly Coded[]
  order?: { id: string } | null
  ticket?: { id: string } | null
  /** The orders of a change to several, by outcome. */
  refused?: readonly (Coded & { orderId: string })[]
  moved?: readonly unknown[]
  changed?: readonly unknown[]
}

interface Coded {
  code?: string
}

/** Sends a mutation again after its sender has given the reason that it lacks. `ask` resolves to false if they do not. */
export function createOwnCaseLink(ask: (ownCase: OwnCase) => Promise<boolean>): ApolloLink {
  return new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      switchMap((result) => {
        const [ownCase] = Object.values(result.data ?? {}).flatMap(findOwnCase)
        if (!ownCase) return of(result)
        return from(ask(ownCase)).pipe(
          switchMap((isGiven) => (isGiven ? forward(operation) : of(result))),
        )
      }),
    ),
  )
}

/** A change to several orders is not sent again, because some of them have changed. */
function findOwnCase(payload: unknown): OwnCase[] {
  if (!isPayload(payload)) return []
  const { userErrors, order, ticket, refused = [], moved = [], changed = [] } = payload
  const [refusal] = refused
  const isOnly = refused.length + moved.length + changed.length === 1
  if (refusal && isOnly && lacksReason(refusal)) return [{ orderId: refusal.orderId }]
  if (!userErrors.some(lacksReason)) return []
  if (ticket) return [{ ticketId: ticket.id }]
  return order ? [{ orderId: order.id }] : []
}

const lacksReason = ({ code }: Coded) => code === 'OWN_CASE_REASON_REQUIRED'

function isPayload(value: unknown): value is Payload {
  return typeof value === 'object' && value !== null && 'userErrors' in value
}
