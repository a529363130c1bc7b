import { type DocumentNode, getOperationAST } from 'graphql'
import { LayoutDocument } from '../src/apollo/layout.generated.ts'
import { getOperationHash } from '../src/apollo/operation-hash.ts'
import type { PrerenderedRoute } from '../src/app/prerendered-routes.ts'
import { CheckoutDocument } from '../src/routes/checkout/Checkout.generated.ts'
import { MyOrdersDocument } from '../src/routes/dashboard/orders/MyOrders.generated.ts'
import { ProfileDocument } from '../src/routes/dashboard/profile/Profile.generated.ts'

/** What a page asks for about the viewer, apart from the layout. */
const documents: Partial<Record<PrerenderedRoute['name'], DocumentNode>> = {
  checkout: CheckoutDocument,
  'my-orders': MyOrdersDocument,
  profile: ProfileDocument,
}

/** The bodies of the requests that a signed-in person's browser sends before the app has loaded, as Apollo would send them. */
export function listViewerQueries(name: PrerenderedRoute['name']): string[] {
  const document = documents[name]
  return [LayoutDocument, ...(document ? [document] : [])].map(createBody)
}

function createBody(document: DocumentNode): string {
  return JSON.stringify({
    operationName: getOperationAST(document)?.name?.value,
    variables: {},
    extensions: { persistedQuery: { version: 1, sha256Hash: getOperationHash(document) } },
  })
}
