import type { ApolloClient } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { SessionProvider } from '../apollo/session.tsx'
import { CartProvider } from '../shared/cart/CartProvider.tsx'
import { GlobalStyle } from '../ui/GlobalStyle.ts'
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx'
import { Toaster } from '../ui/toast/Toaster.tsx'
import { AppRoutes } from './AppRoutes.tsx'
import { PageFailure } from './PageFailure.tsx'

/** The app, inside a router: BrowserRouter in browsers, StaticRouter on the server. */
export function App({ client }: { client: ApolloClient }) {
  return (
    <ApolloProvider client={client}>
      <GlobalStyle />
      <ErrorBoundary fallback={<PageFailure />}>
        <SessionProvider>
          <CartProvider>
            <AppRoutes />
          </CartProvider>
        </SessionProvider>
      </ErrorBoundary>
      <ErrorBoundary>
        <Toaster />
      </ErrorBoundary>
    </ApolloProvider>
  )
}
