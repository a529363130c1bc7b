import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom'
import { from } from 'rxjs'
import { vi } from 'vitest'
import { SessionProvider } from '../apollo/session.tsx'
import { cacheConfig } from '../apollo/type-policies.ts'
import { type Toast, connectToasts } from '../ui/toast/toast.ts'
import { RequireAdmin } from './RequireAdmin.tsx'
import { RequireViewer } from './RequireViewer.tsx'
import { CategoryRoute } from './manage-catalogue/CategoryRoute.tsx'
import { ProductsRoute } from './manage-catalogue/ProductsRoute.tsx'
import { SubCategoryRoute } from './manage-catalogue/SubCategoryRoute.tsx'
import { UploadProductRoute } from './manage-catalogue/UploadProductRoute.tsx'
import { AllOrdersRoute } from './manage-orders/AllOrdersRoute.tsx'
import { OrderDetailsRoute } from './manage-orders/OrderDetailsRoute.tsx'
import { DeliveriesRoute } from './manage-partners/DeliveriesRoute.tsx'
import { PartnersRoute } from './manage-partners/PartnersRoute.tsx'
import { WebhooksRoute } from './manage-partners/WebhooksRoute.tsx'
import { cartOf, holdTokens, layoutOf } from './test-store.tsx'
// The dialogs' chunks: loaded before the first test begins, not within it.
import '../features/manage-catalogue/EditProductDialog.tsx'
import '../features/manage-catalogue/category/CategoryDialogs.tsx'
import '../features/manage-catalogue/csv/ImportDialog.tsx'
import '../features/manage-catalogue/product-form/AddFieldDialog.tsx'
import '../features/manage-catalogue/stock/StockMeanwhile.tsx'
import '../features/manage-catalogue/stock/StockMovements.tsx'
import '../features/manage-catalogue/sub-category/SubCategoryDialogs.tsx'
import '../ui/manage/PictureViewer.tsx'

type Data = Record<string, unknown>
/**
 * What the server answers to an operation of that name: its data, or `{ errors: [{ message }] }`. What is thrown
 * is a lost connection.
 */
export type Handlers = Record<string, (variables: Data) => Data | Promise<Data>>

/** The dashboard's pages in a test, opened by an admin, with a server of these handlers. */
export function openDashboard(at: string, handlers: Handlers, role: 'ADMIN' | 'USER' = 'ADMIN') {
  holdTokens()
  const reachEnd = stubScrolling()
  const asked: { operation: string; variables: Data }[] = []
  const toasts: Toast[] = []
  const disconnect = connectToasts((toast) => void toasts.push(toast))
  const answer = async (operation: string, variables: Data): Promise<Data> => {
    asked.push({ operation, variables })
    // As over a wire: never in the same breath.
    await new Promise((resolve) => setTimeout(resolve))
    if (operation === 'Layout') return layoutFor(role)
    const handler = handlers[operation]
    if (!handler) throw new Error(`The test's server does not know ${operation}`)
    return handler(variables)
  }
  const link = new ApolloLink(({ operationName = '', variables }) =>
    from(answer(operationName, variables).then(resultOf)),
  )
  const client = new ApolloClient({ cache: new InMemoryCache(cacheConfig), link })
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[at]}>
        <SessionProvider>
          <Pages />
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  )
  return {
    client,
    toasts,
    reachEnd,
    /** The variables of all requests of that name. */
    asksOf: (name: string) =>
      asked.filter(({ operation }) => operation === name).map(({ variables }) => variables),
    disconnect,
  }
}

function Pages() {
  return (
    <>
      <Routes>
        <Route element={<RequireViewer />}>
          <Route element={<RequireAdmin />}>
            <Route path="dashboard/orders" element={<AllOrdersRoute />} />
            <Route path="dashboard/orders-details/:orderId" element={<OrderDetailsRoute />} />
            <Route path="dashboard/category" element={<CategoryRoute />} />
            <Route path="dashboard/subcategory" element={<SubCategoryRoute />} />
            <Route path="dashboard/upload-product" element={<UploadProductRoute />} />
            <Route path="dashboard/product" element={<ProductsRoute />} />
            <Route path="dashboard/partners" element={<PartnersRoute />} />
            <Route path="dashboard/partners/:keyId" element={<WebhooksRoute />} />
            <Route path="dashboard/partners/:keyId/:webhookId" element={<DeliveriesRoute />} />
          </Route>
        </Route>
        <Route path="*" element={null} />
      </Routes>
      <Place />
    </>
  )
}

function Place() {
  const { pathname, search } = useLocation()
  return <output aria-label="place">{pathname + search}</output>
}

/** The address that the page is at. */
export const place = () => screen.getByLabelText('place').textContent

const resultOf = (answer: Data) => (Array.isArray(answer['errors']) ? answer : { data: answer })

function layoutFor(role: 'ADMIN' | 'USER') {
  const { store, viewer } = layoutOf(cartOf(0))
  return { store, viewer: { ...viewer, role } }
}

/** Gives what makes the end of the list come into view. */
function stubScrolling(): () => void {
  let report: () => void = () => undefined
  vi.stubGlobal('scrollTo', () => undefined)
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
        report = () => callback([{ isIntersecting: true }])
      }
      observe = () => undefined
      disconnect = () => undefined
    },
  )
  return () => act(() => report())
}
