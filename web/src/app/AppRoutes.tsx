import { useEffect } from 'react'
import { Route, Routes } from 'react-router-dom'
import { cartDrawer } from '../shared/cart/cart-drawer.ts'
import { RootLayout } from './RootLayout.tsx'
import { SIGNED_IN_PATH } from './find-row.ts'
import { pages } from './pages.ts'
import { signedIn } from './preload-page.ts'

export function AppRoutes() {
  usePreload()
  return (
    <Routes>
      <Route element={<RootLayout />}>
        {pages.map(({ name, path, Content }) => (
          <Route key={name} path={path} element={<Content />} />
        ))}
        <Route path={SIGNED_IN_PATH} element={<signedIn.Content />} />
      </Route>
    </Routes>
  )
}

/**
 * Preloads the pages that customers are likely to open next, a few kilobytes in total. It loads them one after the
 * other, because starting all at once is a 50 millisecond task on a slow phone.
 */
function usePreload() {
  useEffect(() => {
    let isMounted = true
    const preloadAll = async () => {
      for (const { preload } of [...pages.filter(({ isPreloaded }) => isPreloaded), cartDrawer]) {
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
