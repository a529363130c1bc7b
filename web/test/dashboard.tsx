import { act } from '@testing-library/react'
import { vi } from 'vitest'
import type { Role } from '../src/apollo/schema-types.generated.ts'
import { dashboardPages } from '../src/dashboard/pages.ts'
import { listRoutes, type PageModule } from './page-routes.tsx'
import type { Handlers } from './operations.ts'
import { openPages } from './pages.tsx'
import { buildLayout } from './shop.ts'
import { buildCart } from './quotes.ts'
import { saveTokens } from './store.tsx'

/* Loads the pages, and their initial chunks, before the first test begins. */
const dashboardRoutes = listRoutes(
  dashboardPages,
  import.meta.glob<PageModule>('../src/dashboard/**/*Route.tsx', { eager: true }),
)
import.meta.glob(
  [
    '../src/dashboard/**/*{Dialog,Fields,Forms,Offer,Conflict,Movements,Table,TableView}.tsx',
    '../src/ui/dashboard/{PictureViewer,SuccessDialog}.tsx',
    '../src/shared/own-case/OwnCaseDialog.tsx',
  ],
  { eager: true },
)

interface Opening {
  /** Whether the screen is as wide as a desktop. */
  isDesktop?: boolean
  /** The navigation state. */
  state?: unknown
}

/** Opens the dashboard pages in a test, for an admin with a phone by default. */
export function openDashboard(
  at: string,
  handlers: Handlers,
  role: Role = 'ADMIN',
  { isDesktop = false, state }: Opening = {},
) {
  saveTokens()
  stubMedia(isDesktop)
  const reachEnd = stubScrolling()
  const pages = openPages({
    at,
    state,
    routes: dashboardRoutes,
    handlers: { Layout: () => buildLayout(buildCart(0), role), ...handlers },
  })
  return { ...pages, reachEnd }
}

function stubMedia(isDesktop: boolean) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: isDesktop && query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
}

/** Returns a function that scrolls the list's end into view. */
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
