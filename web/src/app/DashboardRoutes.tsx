import { Route, Routes } from 'react-router-dom'
import { RequireViewer } from '../routes/RequireViewer.tsx'
import { lazyRoute } from './lazy-route.tsx'

// For any signed-in user.
const layout = lazyRoute(() => import('../routes/dashboard/DashboardRoute.tsx'))
const index = lazyRoute(() => import('../routes/dashboard/DashboardIndexRoute.tsx'))
const profile = lazyRoute(() => import('../routes/dashboard/profile/ProfileRoute.tsx'))
const myOrders = lazyRoute(() => import('../routes/dashboard/orders/MyOrdersRoute.tsx'))
const order = lazyRoute(() => import('../routes/dashboard/orders/OrderRoute.tsx'))
const invoice = lazyRoute(() => import('../routes/invoice/InvoiceRoute.tsx'))
const addresses = lazyRoute(() => import('../routes/dashboard/address/AddressRoute.tsx'))
const notFound = lazyRoute(() => import('../routes/NotFoundRoute.tsx'))

const joinTeam = lazyRoute(() => import('../routes/join-team/JoinTeamRoute.tsx'))

// For staff and admins: in chunks that shoppers never load.
const requireTeam = lazyRoute(() => import('../routes/RequireTeam.tsx'))
const allOrders = lazyRoute(() => import('../routes/manage-orders/AllOrdersRoute.tsx'))
const orderDetails = lazyRoute(() => import('../routes/manage-orders/OrderDetailsRoute.tsx'))
const pickList = lazyRoute(() => import('../routes/manage-orders/print/PickListRoute.tsx'))
const addressLabels = lazyRoute(
  () => import('../routes/manage-orders/print/AddressLabelsRoute.tsx'),
)
const prescriptionQueue = lazyRoute(
  () => import('../routes/manage-prescriptions/PrescriptionQueueRoute.tsx'),
)
const checkPrescription = lazyRoute(
  () => import('../routes/manage-prescriptions/CheckPrescriptionRoute.tsx'),
)
const products = lazyRoute(() => import('../routes/manage-catalogue/ProductsRoute.tsx'))

// For admins.
const requireAdmin = lazyRoute(() => import('../routes/RequireAdmin.tsx'))
const overview = lazyRoute(() => import('../routes/manage-overview/OverviewRoute.tsx'))
const prescriptionRegister = lazyRoute(
  () => import('../routes/manage-prescriptions/PrescriptionRegisterRoute.tsx'),
)
const upiStatements = lazyRoute(() => import('../routes/manage-statements/StatementsRoute.tsx'))
const upiStatement = lazyRoute(() => import('../routes/manage-statements/StatementRoute.tsx'))
const category = lazyRoute(() => import('../routes/manage-catalogue/CategoryRoute.tsx'))
const subCategory = lazyRoute(() => import('../routes/manage-catalogue/SubCategoryRoute.tsx'))
const uploadProduct = lazyRoute(() => import('../routes/manage-catalogue/UploadProductRoute.tsx'))
const imports = lazyRoute(() => import('../routes/manage-catalogue/ImportsRoute.tsx'))
const searchWords = lazyRoute(() => import('../routes/manage-search/SearchWordsRoute.tsx'))
const partners = lazyRoute(() => import('../routes/manage-partners/PartnersRoute.tsx'))
const webhooks = lazyRoute(() => import('../routes/manage-partners/WebhooksRoute.tsx'))
const deliveries = lazyRoute(() => import('../routes/manage-partners/DeliveriesRoute.tsx'))
const team = lazyRoute(() => import('../routes/manage-team/TeamRoute.tsx'))

const renderedPages = { myOrders, profile }

/** Loads the chunks of a page that the server renders. */
export async function preloadPage(page: keyof typeof renderedPages): Promise<void> {
  await Promise.all([layout.preload(), renderedPages[page].preload()])
}

/** The pages below /dashboard, in their own chunk because guests do not need them. */
export default function DashboardRoutes() {
  return (
    <Routes>
      <Route element={<RequireViewer />}>
        <Route path="invoice/:orderId" element={<invoice.Route />} />
        <Route element={<layout.Route />}>
          <Route index element={<index.Route />} />
          <Route path="myorders/:orderId" element={<order.Route />} />
          <Route path="address" element={<addresses.Route />} />
          <Route path="*" element={<notFound.Route />} />
        </Route>
      </Route>
      <Route element={<RequireViewer rendersEarly />}>
        <Route element={<layout.Route />}>
          <Route path="profile" element={<profile.Route />} />
          <Route path="myorders" element={<myOrders.Route />} />
        </Route>
      </Route>
      <Route element={<RequireViewer guest={<joinTeam.Route />} />}>
        <Route path="join-team" element={<joinTeam.Route />} />
      </Route>
      <Route element={<RequireViewer guest={<requireTeam.Route />} />}>
        <Route element={<requireTeam.Route />}>
          <Route path="pick-list" element={<pickList.Route />} />
          <Route path="address-labels" element={<addressLabels.Route />} />
        </Route>
        <Route element={<layout.Route />}>
          <Route element={<requireTeam.Route />}>
            <Route path="orders" element={<allOrders.Route />} />
            <Route path="orders-details/:orderId" element={<orderDetails.Route />} />
            <Route path="prescriptions" element={<prescriptionQueue.Route />} />
            <Route path="prescriptions/:orderId" element={<checkPrescription.Route />} />
            <Route path="product" element={<products.Route />} />
          </Route>
        </Route>
      </Route>
      <Route element={<RequireViewer guest={<requireAdmin.Route />} />}>
        <Route element={<layout.Route />}>
          <Route element={<requireAdmin.Route />}>
            <Route path="overview" element={<overview.Route />} />
            <Route path="prescriptions/register" element={<prescriptionRegister.Route />} />
            <Route path="upi-statements" element={<upiStatements.Route />} />
            <Route path="upi-statements/:statementId" element={<upiStatement.Route />} />
            <Route path="category" element={<category.Route />} />
            <Route path="subcategory" element={<subCategory.Route />} />
            <Route path="upload-product" element={<uploadProduct.Route />} />
            <Route path="imports" element={<imports.Route />} />
            <Route path="search" element={<searchWords.Route />} />
            <Route path="partners" element={<partners.Route />} />
            <Route path="partners/:keyId" element={<webhooks.Route />} />
            <Route path="partners/:keyId/:webhookId" element={<deliveries.Route />} />
            <Route path="team" element={<team.Route />} />
          </Route>
        </Route>
      </Route>
    </Routes>
  )
}
