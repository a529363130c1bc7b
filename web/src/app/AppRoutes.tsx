import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { HomeRoute } from '../routes/home/HomeRoute.tsx'
import { RequireViewer } from '../routes/RequireViewer.tsx'
import { RootLayout } from './RootLayout.tsx'
import { lazyRoute } from './lazy-route.ts'

// Shopping. The front page is part of the first load, the others follow when the browser has nothing to do.
const search = lazyRoute(
  () => import('../routes/search/SearchRoute.tsx'),
  (m) => m.SearchRoute,
)
const listing = lazyRoute(
  () => import('../routes/listing/ListingRoute.tsx'),
  (m) => m.ListingRoute,
)
const product = lazyRoute(
  () => import('../routes/product/ProductRoute.tsx'),
  (m) => m.ProductRoute,
)
const cart = lazyRoute(
  () => import('../routes/cart/CartRoute.tsx'),
  (m) => m.CartRoute,
)
const success = lazyRoute(
  () => import('../routes/outcome/SuccessRoute.tsx'),
  (m) => m.SuccessRoute,
)
const cancel = lazyRoute(
  () => import('../routes/outcome/CancelRoute.tsx'),
  (m) => m.CancelRoute,
)
const notFound = lazyRoute(
  () => import('../routes/NotFoundRoute.tsx'),
  (m) => m.NotFoundRoute,
)

// Accounts. Still to come: /forgot-password, /verification-otp, /reset-password.
const login = lazyRoute(
  () => import('../routes/login/LoginRoute.tsx'),
  (m) => m.LoginRoute,
)
const register = lazyRoute(
  () => import('../routes/register/RegisterRoute.tsx'),
  (m) => m.RegisterRoute,
)
const user = lazyRoute(
  () => import('../routes/account/UserRoute.tsx'),
  (m) => m.UserRoute,
)

const checkout = lazyRoute(
  () => import('../routes/checkout/CheckoutRoute.tsx'),
  (m) => m.CheckoutRoute,
)

// Dashboard, for any signed-in person. Still to come: /dashboard/profile.
const dashboard = lazyRoute(
  () => import('../routes/dashboard/DashboardRoute.tsx'),
  (m) => m.DashboardRoute,
)
const myOrders = lazyRoute(
  () => import('../routes/dashboard/orders/MyOrdersRoute.tsx'),
  (m) => m.MyOrdersRoute,
)
const order = lazyRoute(
  () => import('../routes/dashboard/orders/OrderRoute.tsx'),
  (m) => m.OrderRoute,
)
const addresses = lazyRoute(
  () => import('../routes/dashboard/address/AddressRoute.tsx'),
  (m) => m.AddressRoute,
)

// Dashboard, for admins: a chunk of its own that shoppers never load.

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
        <Route path="user" element={<user.Route />} />
        <Route path="checkout" element={<checkout.Route />} />
        <Route element={<RequireViewer />}>
          <Route path="dashboard" element={<dashboard.Route />}>
            <Route path="myorders" element={<myOrders.Route />} />
            <Route path="myorders/:orderId" element={<order.Route />} />
            <Route path="address" element={<addresses.Route />} />
            <Route path="*" element={<notFound.Route />} />
          </Route>
        </Route>
        <Route path=":category/:subCategory" element={<listing.Route />} />
        <Route path="*" element={<notFound.Route />} />
      </Route>
    </Routes>
  )
}

/** What a shopper is likely to open next, a few kilobytes in all. */
function usePreload() {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const { preload } of [listing, product, search, cart]) preload()
    }, 1000)
    return () => clearTimeout(timer)
  }, [])
}
