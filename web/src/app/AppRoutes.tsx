import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { cartDrawer } from '../features/cart/cart-drawer.ts'
import { RootLayout } from './RootLayout.tsx'
import {
  LISTING_PATH,
  cart,
  checkout,
  dashboard,
  home,
  listing,
  login,
  notFound,
  product,
  search,
  user,
} from './prerendered-routes.ts'
import { lazyRoute } from './lazy-route.tsx'

// After a payment.
const success = lazyRoute(() => import('../routes/outcome/SuccessRoute.tsx'))
const cancel = lazyRoute(() => import('../routes/outcome/CancelRoute.tsx'))

// Accounts.
const register = lazyRoute(() => import('../routes/register/RegisterRoute.tsx'))

const forgotPassword = lazyRoute(() => import('../routes/recovery/ForgotPasswordRoute.tsx'))
const verifyOtp = lazyRoute(() => import('../routes/recovery/VerifyOtpRoute.tsx'))
const resetPassword = lazyRoute(() => import('../routes/recovery/ResetPasswordRoute.tsx'))

export function AppRoutes() {
  usePreload()
  return (
    <Routes>
      <Route element={<RootLayout />}>
        <Route index element={<home.Route />} />
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
        <Route path="dashboard/*" element={<dashboard.Route />} />
        <Route path={LISTING_PATH} element={<listing.Route />} />
        <Route path="*" element={<notFound.Route />} />
      </Route>
    </Routes>
  )
}

/**
 * Preloads the pages that shoppers are likely to open next, a few kilobytes in all. One after the other, because starting
 * all of them is a task of 50 milliseconds on a slow phone.
 */
function usePreload() {
  useEffect(() => {
    let isMounted = true
    const preloadAll = async () => {
      for (const { preload } of [home, listing, product, search, cart, cartDrawer]) {
        if (isMounted) await preload()
      }
    }
    const timer = setTimeout(() => void preloadAll(), 1000)
    return () => {
      isMounted = false
      clearTimeout(timer)
    }
  }, [])
}
