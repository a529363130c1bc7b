import type { ComponentType } from 'react'
import { Outlet, Route, Routes } from 'react-router-dom'
import { accountPages } from '../account/pages.ts'
import { dashboardPages } from '../dashboard/pages.ts'
import { RequireViewer } from '../shared/page/RequireViewer.tsx'
import { shopPages } from '../shop/pages.ts'
import { lazyRoute } from './lazy-route.tsx'
import { loadPages, type Page } from './load-pages.ts'

const pages = [
  ...loadPages(
    accountPages,
    import.meta.glob<{ default: ComponentType }>('../account/**/*Route.tsx'),
  ),
  ...loadPages(
    dashboardPages,
    import.meta.glob<{ default: ComponentType }>('../dashboard/**/*Route.tsx'),
  ),
  ...loadPages(
    { notFound: shopPages.notFound },
    import.meta.glob<{ default: ComponentType }>('../shared/page/NotFoundRoute.tsx'),
  ),
]

const BASE = /^\/dashboard\/?/

const layout = lazyRoute(() => import('./SignedInLayout.tsx'))
/* In chunks of their own, because shoppers need neither. */
const requireTeam = lazyRoute(() => import('../shared/page/RequireTeam.tsx'))
const requireAdmin = lazyRoute(() => import('../shared/page/RequireAdmin.tsx'))

/** Loads the chunks of a page in advance. Never rejects. */
export async function preloadSignedIn(name: string): Promise<void> {
  const page = pages.find((one) => one.name === name)
  await Promise.all([layout.preload(), page?.preload()])
}

/** The pages of accounts and of the dashboard, in their own chunk because guests do not need them. */
export default function SignedInRoutes() {
  return <Routes>{pages.map(createRoute)}</Routes>
}

function createRoute(page: Page) {
  const { name, path, access, rendering, title, isBare, Route: Content } = page
  const Guard = findGuard(page)
  const guest = access === 'anyone' ? <Content /> : Guard && <Guard />
  return (
    <Route
      key={name}
      element={
        <RequireViewer guest={guest} rendersEarly={rendering === 'without-viewer'} title={title} />
      }
    >
      <Route element={isBare ? <Outlet /> : <layout.Route />}>
        <Route element={Guard ? <Guard /> : <Outlet />}>
          <Route path={path.replace(BASE, '')} element={<Content />} />
        </Route>
      </Route>
    </Route>
  )
}

/** Renders the page for people with its role only. Null if it needs none. */
function findGuard({ access }: Page): ComponentType | null {
  if (access === 'staff') return requireTeam.Route
  return access === 'admin' ? requireAdmin.Route : null
}
