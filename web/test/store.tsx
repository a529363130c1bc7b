import { fireEvent } from '@testing-library/react'
import { tokens } from '../src/apollo/tokens.ts'
import { accountPages } from '../src/account/pages.ts'
import { shopPages } from '../src/shop/pages.ts'
import type { Handlers, Input, InputName, OperationName } from './operations.ts'
import { listRoutes, type PageModule } from './page-routes.tsx'
import { openPages } from './pages.tsx'
// The dialog's chunk: loaded before the first test begins, not within it.
import '../src/shared/address/AddressDialog.tsx'

/** Opens the store's pages in a test, with a server that answers with these handlers. */
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
    /** What the last of these requests carried for the links. */
    getContext: (name: OperationName) => getRequests(name).at(-1)?.context,
  }
}

/* Loaded before the first test begins, not within it. */
const storeRoutes = listRoutes(
  { ...shopPages, ...accountPages },
  import.meta.glob<PageModule>('../src/{shop,account,shared}/**/*Route.tsx', {
    eager: true,
  }),
)

/** Writes a text into a field in one go: typing it letter by letter takes long on a busy machine. */
export function fill(field: HTMLElement, value: string) {
  fireEvent.change(field, { target: { value } })
}

/** A session's tokens are in this browser. */
export function saveTokens() {
  tokens.save({ accessToken: 'a', refreshToken: 'r' })
}
