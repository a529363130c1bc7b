import { Suspense, useEffect } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { styled } from 'styled-components'
import { useViewer } from '../apollo/session.tsx'
import { CartBar } from '../shared/cart/CartBar.tsx'
import { Footer } from '../shared/store/Footer.tsx'
import { paths } from '../lib/urls/paths.ts'
import { Dock } from '../ui/layout/Dock.ts'
import { ErrorBoundary } from '../ui/states/ErrorBoundary.tsx'
import { CenteredSpinner } from '../ui/content/Spinner.tsx'
import { color, space, font, layer, radius } from '../ui/theme.ts'
import { FrameHeader, useIsFramed } from './frame.tsx'
import { Header } from './Header.tsx'
import { PageFailure } from './PageFailure.tsx'
import { usePageFocus } from './use-page-focus.ts'
import { useScrollRestoration } from './use-scroll-restoration.ts'

/** The pages that lead on themselves. */
const withoutCartBar: string[] = [paths.cart, paths.checkout, paths.success]

/** The layout for every page: header, content, footer, and the cart bar on phones. The dashboard has its own header. */
export function RootLayout() {
  const { pathname } = useLocation()
  const isFramed = useIsFramed()
  const mainRef = usePageFocus()
  useScrollRestoration(mainRef)
  return (
    <>
      <SkipLink />
      {isFramed ? <FrameHeader /> : <Header />}
      <Main id="main" ref={mainRef} tabIndex={-1}>
        {/* Outside the boundary, which navigation resets, so that the old page stays until the new one has loaded. */}
        <Suspense fallback={<CenteredSpinner />}>
          <ErrorBoundary key={pathname} fallback={<PageFailure />}>
            <Outlet />
          </ErrorBoundary>
          <Ready />
        </Suspense>
      </Main>
      {!isFramed && (
        <>
          <ErrorBoundary>
            <Footer />
          </ErrorBoundary>
          <Dock>
            <ErrorBoundary>{!withoutCartBar.includes(pathname) && <CartBar />}</ErrorBoundary>
          </Dock>
        </>
      )}
    </>
  )
}

/** Reports once to `start/start.ts` that the page responds to clicks, which requires the session. */
function Ready() {
  const { isLoading } = useViewer()
  useEffect(() => {
    if (!isLoading) document.dispatchEvent(new Event('app-ready'))
  }, [isLoading])
  return null
}

/** The first element in the tab order: skips the header. */
function SkipLink() {
  return <Root href="#main">Skip to content</Root>
}

const Main = styled.main`
  /* Keeps the footer below the fold, so that it does not jump while a page loads. */
  min-height: 100vh;
  outline: none;
`

const Root = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer.toast};
  padding: ${space[3]} ${space[5]};
  background: ${color.ink};
  color: ${color.surface};
  border-radius: ${radius.medium};
  font-weight: ${font.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`
