import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { cartDrawer } from '../features/cart/cart-drawer.ts'
import { HomeRoute } from '../routes/home/HomeRoute.tsx'
import { RequireViewer } from '../routes/RequireViewer.tsx'
import { RootLayout } from './RootLayout.tsx'
import { LISTING_PATH, listing, notFound, product, search } from './prerendered-routes.ts'
import { lazyRoute } from './lazy-route.ts'

// Shopping. The front page is part of the first load; the others are preloaded when the browser is idle.
const cart = lazyRoute(() => import('../routes/cart/CartRoute.tsx'))
const success = lazyRoute(() => import('../routes/outcome/SuccessRoute.tsx'))
const cancel = lazyRoute(() => import('../routes/outcome/CancelRoute.tsx'))

// Accounts.
const login = lazyRoute(() => import('../routes/login/LoginRoute.tsx'))
const register = lazyRoute(() => import('../routes/register/RegisterRoute.tsx'))
const user = lazyRoute(() => import('../routes/account/UserRoute.tsx'))

const forgotPassword = lazyRoute(() => import('../routes/recovery/ForgotPasswordRoute.tsx'))
const verifyOtp = lazyRoute(() => import('../routes/recovery/VerifyOtpRoute.tsx'))
const resetPassword = lazyRoute(() => import('../routes/recovery/ResetPasswordRoute.tsx'))

const checkout = lazyRoute(() => import('../routes/checkout/CheckoutRoute.tsx'))

// Dashboard, for any signed-in user.
const dashboard = lazyRoute(() => import('../routes/dashboard/DashboardRoute.tsx'))
const dashboardIndex = lazyRoute(() => import('../routes/dashboard/DashboardIndexRoute.tsx'))
const profile = lazyRoute(() => import('../routes/dashboard/profile/ProfileRoute.tsx'))
const myOrders = lazyRoute(() => import('../routes/dashboard/orders/MyOrdersRoute.tsx'))
const order = lazyRoute(() => import('../routes/dashboard/orders/OrderRoute.tsx'))
const invoice = lazyRoute(() => import('../routes/invoice/InvoiceRoute.tsx'))
const addresses = lazyRoute(() => import('../routes/dashboard/address/AddressRoute.tsx'))

// Dashboard, for admins: in separate chunks that shoppers never load.
const requireAdmin = lazyRoute(() => import('../routes/RequireAdmin.tsx'))
const allOrders = lazyRoute(() => import('../routes/manage-orders/AllOrdersRoute.tsx'))
const orderDetails = lazyRoute(() => import('../routes/manage-orders/OrderDetailsRoute.tsx'))
const category = lazyRoute(() => import('../routes/manage-catalogue/CategoryRoute.tsx'))
const subCategory = lazyRoute(() => import('../routes/manage-catalogue/SubCategoryRoute.tsx'))
const uploadProduct = lazyRoute(() => import('../routes/manage-catalogue/UploadProductRoute.tsx'))
const products = lazyRoute(() => import('../routes/manage-catalogue/ProductsRoute.tsx'))
const searchWords = lazyRoute(() => import('../routes/manage-search/SearchWordsRoute.tsx'))
const partners = lazyRoute(() => import('../routes/manage-partners/PartnersRoute.tsx'))
const webhooks = lazyRoute(() => import('../routes/manage-partners/WebhooksRoute.tsx'))
const deliveries = lazyRoute(() => import('../routes/manage-partners/DeliveriesRoute.tsx'))

export function AppRoutes() {
  usePreload()
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route index element={<HomeRoute />} />
        <Route path="search" element={<search.Route />} />
        <Route path="product/:product" element={<product.Route />} />
        <Route path="cart" element={<cart.Route />} />
        <Route path="success" element={<success.Route />} />
        <Route path="cancel" element={<cancel.Route />} />
        <Route path="login" element={<login.Route />} />
        <Route path="register" element={<register.Route />} />
        <Route path="forgot-password" element={<forgotPassword.Route />} />
        <Route path="verification-otp" element={<verifyOtp.Route />} />
        <Route path="reset-password" element={<resetPassword.Route />} />
        <Route path="user" element={<user.Route />} />
        <Route path="checkout" element={<checkout.Route />} />
        <Route element={<RequireViewer />}>
          <Route path="dashboard/invoice/:orderId" element={<invoice.Route />} />
          <Route path="dashboard" element={<dashboard.Route />}>
            <Route index element={<dashboardIndex.Route />} />
            <Route path="profile" element={<profile.Route />} />
            <Route path="myorders" element={<myOrders.Route />} />
            <Route path="myorders/:orderId" element={<order.Route />} />
            <Route path="address" element={<addresses.Route />} />
            <Route path="*" element={<notFound.Route />} />
          </Route>
        </Route>
        <Route element={<RequireViewer guest={<requireAdmin.Route />} />}>
          <Route path="dashboard" element={<dashboard.Route />}>
            <Route element={<requireAdmin.Route />}>
              <Route path="orders" element={<allOrders.Route />} />
              <Route path="orders-details/:orderId" element={<orderDetails.Route />} />
              <Route path="category" element={<category.Route />} />
              <Route path="subcategory" element={<subCategory.Route />} />
              <Route path="upload-product" element={<uploadProduct.Route />} />
              <Route path="product" element={<products.Route />} />
              <Route path="search" element={<searchWords.Route />} />
              <Route path="partners" element={<partners.Route />} />
              <Route path="partners/:keyId" element={<webhooks.Route />} />
              <Route path="partners/:keyId/:webhookId" element={<deliveries.Route />} />
            </Route>
          </Route>
        </Route>
        <Route path={LISTING_PATH} element={<listing.Route />} />
        <Route path="*" element={<notFound.Route />} />
      </Route>
    </Routes>
  )
}

/** Preloads the pages that shoppers are likely to open next, a few kilobytes in all. */
function usePreload() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { preload } of [listing, product, search, cart, cartDrawer]) void preload()
    }, 1000)
    return () => clearTimeout(timer)
  }, [])
}
