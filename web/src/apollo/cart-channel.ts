import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'
import { attempt } from '../lib/attempt.ts'

const NAME = 'kirana-cart'
let channel: BroadcastChannel | null = null

/**
 * Calls the listener when another tab in this browser has changed the cart, until the returned function is called. The
 * messages have no content.
 */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const opened = attempt(() => new BroadcastChannel(NAME), null)
  if (opened) opened.onmessage = onChange
  channel = opened
  return () => {
    opened?.close()
    channel = null
  }
}

/** Sends a message to the other tabs after each mutation that returns the cart. */
export const cartChannelLink = new ApolloLink((operation, forward) =>
  forward(operation).pipe(
    tap(({ data }) => {
      const isMutation = operation.operationType === OperationTypeNode.MUTATION
      if (isMutation && Object.values(data ?? {}).some(hasCart)) channel?.postMessage(null)
    }),
  ),
)

function hasCart(payload: unknown): boolean {
  return typeof payload === 'object' && payload !== null && 'cart' in payload
}
