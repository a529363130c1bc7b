import { fireEvent } from '@testing-library/react'
import { tokens } from '../src/apollo/tokens.ts'
import { accountPages } from '../src/account/pages.ts'
import { shopPages } from '../src/shop/pages.ts'
import type { Handlers, Input, InputName, OperationName } from './operations.ts'
import { listRoutes, type PageModule } from './page-routes.tsx'
import { openPages } from './pages.tsx'
// Loads the dialog's chunk before the first test begins.
import '../src/shared/address/AddressDialog.tsx'

/** Opens the shop's pages in a test, with a server that answers with these handlers. */
export function openStore(at: string, handlers: Handlers, state: unknown = null) {
  const { client, toasts, getRequests, getVariables } = openPages({
    at,
    state,
    routes: storeRoutes,
    handlers,
  })
  return {
    client,
    toasts,
    getVariables,
    getInputs: <Name extends InputName>(name: Name): Input<Name>[] =>
      getVariables(name).map(({ input }) => input),
    /** Returns the link context in the last of these requests. */
    getContext: (name: OperationName) => getRequests(name).at(-1)?.context,
  }
}

/* Loads the pages before the first test begins. */
const storeRoutes = listRoutes(
  { ...shopPages, ...accountPages },
  import.meta.glob<PageModule>('../src/{shop,account,shared}/**/*Route.tsx', {
    eager: true,
  }),
)

/** Writes a text into a field at once, because typing it letter by letter takes long on a busy machine. */
export function fill(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } })
}

/** Saves a session's tokens in this browser. */
export function saveTokens() {
  tokens.save({ accessToken: 'a', refreshToken: 'r' })
}
