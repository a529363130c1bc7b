import { ApolloClient, ApolloLink, type DefaultContext } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { type ReactNode, Suspense } from 'react'
import { MemoryRouter, parsePath, Route, Routes, useLocation } from 'react-router-dom'
import { from } from 'rxjs'
import { SessionProvider } from '../src/apollo/session.tsx'
import { createCache } from './cache.ts'
import { CartProvider } from '../src/shared/cart/CartProvider.tsx'
import { type Toast, connectToasts } from '../src/ui/toast/toast.ts'
import { type SentRequest, answer } from './answer.ts'
import { type Handlers, type OperationName, type Variables, isRequestOf } from './operations.ts'

interface PageRequest extends SentRequest {
  context: DefaultContext
}

interface Opening {
  at: string
  /** The state of the navigation that leads there. */
  state?: unknown
  /** The `Route`s that the test needs. Every other path shows an empty page. */
  routes: ReactNode
  handlers: Handlers
}

/** Opens these routes in a test, with a server that answers with these handlers. */
export function openPages({ at, state = null, routes, handlers }: Opening) {
  const { link, requests } = serve(handlers)
  const client = new ApolloClient({ cache: createCache(), link })
  const toasts: Toast[] = []
  connectToasts((toast) => void toasts.push(toast))
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[{ ...parsePath(at), state }]}>
        <SessionProvider>
          <CartProvider>
            <Suspense>
              <Routes>
                {routes}
                <Route path="*" element={null} />
              </Routes>
              <Place />
            </Suspense>
          </CartProvider>
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  )
  const getRequests = <Name extends OperationName>(name: Name) =>
    requests.filter((request) => isRequestOf(request, name))
  return {
    client,
    toasts,
    getRequests,
    /** Returns the variables in all requests with this name. */
    getVariables: <Name extends OperationName>(name: Name): Variables<Name>[] =>
      getRequests(name).map(({ variables }) => variables),
  }
}

function serve(handlers: Handlers) {
  const requests: PageRequest[] = []
  const receive = async (request: PageRequest) => {
    requests.push(request)
    // As over a network, never immediately.
    await new Promise((resolve) => setTimeout(resolve))
    return answer(request, handlers)
  }
  const link = new ApolloLink(({ query, operationName: operation = '', variables, getContext }) =>
    from(receive({ operation, document: query, variables, context: getContext() })),
  )
  return { link, requests }
}

function Place() {
  const { pathname, search } = useLocation()
  return <output aria-label="place">{pathname + search}</output>
}

/** The page's path and query. */
export const place = () => screen.getByLabelText('place').textContent
