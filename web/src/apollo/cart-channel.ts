import { ApolloLink } from '@apollo/client'
import { OperationTypeNode } from 'graphql'
import { tap } from 'rxjs'

const NAME = 'kirana-cart'
let channel: BroadcastChannel | null = null

/** Reports changes of the cart in other tabs of this browser, until it is called off. The messages have no content. */
export function subscribeToOtherTabs(onChange: () => void): () => void {
  const opened = new BroadcastChannel(NAME)
  opened.onmessage = onChange
  channel = opened
  return () => {
    opened.close()
    channel = null
  }
}

/** Tells the other tabs after each mutation that returns the cart. */
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
