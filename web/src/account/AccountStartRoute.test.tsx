import { Route } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import { openPages, place } from '../../test/pages.tsx'
import { buildLayout } from '../../test/shop.ts'
import { buildCart } from '../../test/quotes.ts'
import { saveTokens } from '../../test/store.tsx'
import { RequireViewer } from '../shared/page/RequireViewer.tsx'
import DashboardRoute from './AccountStartRoute.tsx'

it.each([
  ['USER', 'phone', '/user'],
  ['ADMIN', 'phone', '/dashboard/overview'],
  ['USER', 'computer', '/dashboard/myorders'],
  ['STAFF', 'phone', '/dashboard/orders'],
  ['ADMIN', 'computer', '/dashboard/overview'],
] as const)('the dashboard for a %s on a %s opens %s', async (role, device, path) => {
  const query = { addEventListener: vi.fn(), removeEventListener: vi.fn() }
  vi.stubGlobal('matchMedia', () => ({ matches: device === 'phone', ...query }))
  saveTokens()
  openPages({
    at: '/dashboard',
    routes: (
      <Route element={<RequireViewer />}>
        <Route path="dashboard" element={<DashboardRoute />} />
      </Route>
    ),
    handlers: { Layout: () => buildLayout(buildCart(0), role) },
  })
  await vi.waitFor(() => expect(place()).toBe(path))
})
