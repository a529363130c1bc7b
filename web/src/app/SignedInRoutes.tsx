import { Outlet, Route, Routes } from 'react-router-dom'
import { accountPages } from '../account/pages.ts'
import { dashboardPages } from '../dashboard/pages.ts'
import { RequireViewer } from '../shared/page/RequireViewer.tsx'
import { shopPages } from '../shop/pages.ts'
import { type ChunkModule, lazyChunk } from '../shared/lazy-chunk.tsx'
import { loadPages, type Page } from './load-pages.ts'

const pages = [
  ...loadPages(accountPages, import.meta.glob<ChunkModule>('../account/**/*Route.tsx')),
  ...loadPages(dashboardPages, import.meta.glob<ChunkModule>('../dashboard/**/*Route.tsx')),
  ...loadPages(
    { notFound: shopPages.notFound },
    import.meta.glob<ChunkModule>('../shared/page/NotFoundRoute.tsx'),
  ),
]

const BASE = /^\/dashboard\/?/

const layout = lazyChunk(() => import('./SignedInLayout.tsx'))
/* A separate chunk, because customers do not need it. */
const requireRole = lazyChunk(() => import('../shared/page/RequireRole.tsx'))

/** Preloads a page's chunks. Never rejects. */
export async function preloadSignedIn(name: string): Promise<void> {
  const page = pages.find((one) => one.name === name)
  await Promise.all([layout.preload(), page?.preload()])
}

/** The account and dashboard pages, in a separate chunk because guests do not need them. */
export default function SignedInRoutes() {
  return <Routes>{pages.map(createRoute)}</Routes>
}

function createRoute({ name, path, access, rendering, title, isBare, Content }: Page) {
  const isForTeam = access === 'staff' || access === 'admin' || access === 'pharmacist'
  const guard = isForTeam ? <requireRole.Content access={access} /> : null
  const guest = access === 'anyone' ? <Content /> : guard
  return (
    <Route
      key={name}
      element={
        <RequireViewer guest={guest} rendersEarly={rendering === 'without-viewer'} title={title} />
      }
    >
      <Route element={isBare ? <Outlet /> : <layout.Content />}>
        <Route element={guard ?? <Outlet />}>
          <Route path={path.replace(BASE, '')} element={<Content />} />
        </Route>
      </Route>
    </Route>
  )
}
