import { act } from '@testing-library/react'
import { Route } from 'react-router-dom'
import { vi } from 'vitest'
import type { Role } from '../src/apollo/schema-types.generated.ts'
import RequireAdmin from '../src/routes/RequireAdmin.tsx'
import RequireTeam from '../src/routes/RequireTeam.tsx'
import { RequireViewer } from '../src/routes/RequireViewer.tsx'
import CategoryRoute from '../src/routes/manage-catalogue/CategoryRoute.tsx'
import ImportsRoute from '../src/routes/manage-catalogue/ImportsRoute.tsx'
import ProductsRoute from '../src/routes/manage-catalogue/ProductsRoute.tsx'
import SubCategoryRoute from '../src/routes/manage-catalogue/SubCategoryRoute.tsx'
import UploadProductRoute from '../src/routes/manage-catalogue/UploadProductRoute.tsx'
import AllOrdersRoute from '../src/routes/manage-orders/AllOrdersRoute.tsx'
import AddressLabelsRoute from '../src/routes/manage-orders/print/AddressLabelsRoute.tsx'
import PickListRoute from '../src/routes/manage-orders/print/PickListRoute.tsx'
import OrderDetailsRoute from '../src/routes/manage-orders/OrderDetailsRoute.tsx'
import OverviewRoute from '../src/routes/manage-overview/OverviewRoute.tsx'
import DeliveriesRoute from '../src/routes/manage-partners/DeliveriesRoute.tsx'
import PartnersRoute from '../src/routes/manage-partners/PartnersRoute.tsx'
import WebhooksRoute from '../src/routes/manage-partners/WebhooksRoute.tsx'
import CheckPrescriptionRoute from '../src/routes/manage-prescriptions/CheckPrescriptionRoute.tsx'
import PrescriptionQueueRoute from '../src/routes/manage-prescriptions/PrescriptionQueueRoute.tsx'
import PrescriptionRegisterRoute from '../src/routes/manage-prescriptions/PrescriptionRegisterRoute.tsx'
import StatementRoute from '../src/routes/manage-statements/StatementRoute.tsx'
import StatementsRoute from '../src/routes/manage-statements/StatementsRoute.tsx'
import SearchWordsRoute from '../src/routes/manage-search/SearchWordsRoute.tsx'
import TeamRoute from '../src/routes/manage-team/TeamRoute.tsx'
import { type Handlers, openPages } from './pages.tsx'
import { buildCart, saveTokens, buildLayout } from './store.tsx'
// The dialogs' chunks: loaded before the first test begins, not within it.
import '../src/features/manage-catalogue/EditProductDialog.tsx'
import '../src/features/manage-catalogue/category/CategoryDialog.tsx'
import '../src/features/manage-catalogue/csv/ImportDialog.tsx'
import '../src/features/manage-catalogue/product-form/AddFieldDialog.tsx'
import '../src/features/manage-catalogue/product-form/DraftOffer.tsx'
import '../src/features/manage-catalogue/product-table/bulk/BulkDeleteDialog.tsx'
import '../src/features/manage-catalogue/product-table/bulk/BulkDiscountDialog.tsx'
import '../src/features/manage-catalogue/product-table/bulk/BulkMoveDialog.tsx'
import '../src/features/manage-catalogue/stock/StockConflict.tsx'
import '../src/features/manage-catalogue/stock/StockMovements.tsx'
import '../src/features/manage-catalogue/sub-category/SubCategoryDialog.tsx'
import '../src/features/manage-orders/status/CancellationDialog.tsx'
import '../src/features/manage-orders/DayFields.tsx'
import '../src/features/manage-orders/refunds/CardRefundDialog.tsx'
import '../src/features/manage-orders/refunds/RefundForms.tsx'
import '../src/features/manage-orders/status/StatusDialog.tsx'
import '../src/routes/manage-orders/table/OrderTable.tsx'
import '../src/features/manage-prescriptions/check/RejectionDialog.tsx'
import '../src/features/manage-search/ExplanationDialog.tsx'
import '../src/features/manage-search/NewTestDialog.tsx'
import '../src/features/manage-search/NewWordsDialog.tsx'
import '../src/routes/manage-catalogue/ProductTableView.tsx'
import '../src/features/manage-team/InviteDialog.tsx'
import '../src/ui/manage/PictureViewer.tsx'
import '../src/ui/manage/SuccessDialog.tsx'

interface Opening {
  /** Whether the screen is as wide as that of a desktop. */
  isDesktop?: boolean
  /** The state of the navigation. */
  state?: unknown
}

/** Opens the dashboard's pages in a test, for an admin with a phone by default. */
export function openDashboard(
  at: string,
  handlers: Handlers,
  role: Role = 'ADMIN',
  { isDesktop = false, state }: Opening = {},
) {
  saveTokens()
  stubMedia(isDesktop)
  const reachEnd = stubScrolling()
  const { client, toasts, getRequests } = openPages({
    at,
    state,
    routes: dashboardRoutes,
    handlers: { Layout: () => layoutFor(role), ...handlers },
  })
  return {
    client,
    toasts,
    reachEnd,
    getRequests,
    /** The variables of all requests of that name. */
    getVariables: (name: string) => getRequests(name).map(({ variables }) => variables),
  }
}

const dashboardRoutes = (
  <Route element={<RequireViewer />}>
    <Route element={<RequireTeam />}>
      <Route path="dashboard/orders" element={<AllOrdersRoute />} />
      <Route path="dashboard/pick-list" element={<PickListRoute />} />
      <Route path="dashboard/address-labels" element={<AddressLabelsRoute />} />
      <Route path="dashboard/orders-details/:orderId" element={<OrderDetailsRoute />} />
      <Route path="dashboard/prescriptions" element={<PrescriptionQueueRoute />} />
      <Route path="dashboard/prescriptions/:orderId" element={<CheckPrescriptionRoute />} />
      <Route path="dashboard/product" element={<ProductsRoute />} />
    </Route>
    <Route element={<RequireAdmin />}>
      <Route path="dashboard/overview" element={<OverviewRoute />} />
      <Route path="dashboard/upi-statements" element={<StatementsRoute />} />
      <Route path="dashboard/upi-statements/:statementId" element={<StatementRoute />} />
      <Route path="dashboard/prescriptions/register" element={<PrescriptionRegisterRoute />} />
      <Route path="dashboard/category" element={<CategoryRoute />} />
      <Route path="dashboard/subcategory" element={<SubCategoryRoute />} />
      <Route path="dashboard/upload-product" element={<UploadProductRoute />} />
      <Route path="dashboard/imports" element={<ImportsRoute />} />
      <Route path="dashboard/search" element={<SearchWordsRoute />} />
      <Route path="dashboard/partners" element={<PartnersRoute />} />
      <Route path="dashboard/partners/:keyId" element={<WebhooksRoute />} />
      <Route path="dashboard/partners/:keyId/:webhookId" element={<DeliveriesRoute />} />
      <Route path="dashboard/team" element={<TeamRoute />} />
    </Route>
  </Route>
)

function layoutFor(role: Role) {
  const { store, viewer } = buildLayout(buildCart(0))
  return { store, viewer: { ...viewer, role } }
}

function stubMedia(isDesktop: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDesktop && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
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
