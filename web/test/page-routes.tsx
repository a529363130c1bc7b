import type { ComponentType } from 'react'
import { Route } from 'react-router-dom'
import { type Access, getModuleName, type PageRow, toModuleName } from '../src/lib/page-row.ts'
import RequireAdmin from '../src/shared/page/RequireAdmin.tsx'
import RequireTeam from '../src/shared/page/RequireTeam.tsx'
import { RequireViewer } from '../src/shared/page/RequireViewer.tsx'

export interface PageModule {
  default: ComponentType
}

const guards: Partial<Record<Access, ComponentType>> = {
  viewer: RequireViewer,
  staff: RequireTeam,
  admin: RequireAdmin,
}

/** The routes of a table of pages, for tests: loaded already, and without layouts. */
export function listRoutes(table: Record<string, PageRow>, modules: Record<string, PageModule>) {
  const byName = new Map(
    Object.entries(modules).map(([file, module]) => [getModuleName(file), module.default]),
  )
  return Object.entries(table).map(([name, { path, access }]) => {
    const Page = byName.get(toModuleName(name))
    const Guard = access && guards[access]
    return (
      Page && (
        <Route key={name} element={Guard && <Guard />}>
          <Route path={path} element={<Page />} />
        </Route>
      )
    )
  })
}
