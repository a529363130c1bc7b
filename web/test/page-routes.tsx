import type { ComponentType, ReactNode } from 'react'
import { Route } from 'react-router-dom'
import { type Access, getModuleName, type PageRow, toModuleName } from '../src/lib/urls/page-row.ts'
import RequireRole from '../src/shared/page/RequireRole.tsx'
import { RequireViewer } from '../src/shared/page/RequireViewer.tsx'

export interface PageModule {
  default: ComponentType
}

const guards: Record<Access, ReactNode> = {
  anyone: null,
  viewer: <RequireViewer />,
  staff: <RequireRole access="staff" />,
  admin: <RequireRole access="admin" />,
  pharmacist: <RequireRole access="pharmacist" />,
}

/** The routes in a page table, for tests: already loaded, and without layouts. */
export function listRoutes(table: Record<string, PageRow>, modules: Record<string, PageModule>) {
  const byName = new Map(
    Object.entries(modules).map(([file, module]) => [getModuleName(file), module.default]),
  )
  return Object.entries(table).map(([name, { path, access }]) => {
    const Page = byName.get(toModuleName(name))
    return (
      Page && (
        <Route key={name} element={access && guards[access]}>
          <Route path={path} element={<Page />} />
        </Route>
      )
    )
  })
}
