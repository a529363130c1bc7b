import { useRef } from 'react'
import { SearchBox } from '../../ui/dashboard/fields/SearchBox.tsx'
import { SEARCH_ID } from './search-id.ts'
import { useDashboardSearch } from './use-dashboard-search.ts'

/** Searches orders, products and customers. */
export function DashboardSearch() {
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <SearchBox
      id={SEARCH_ID}
      name="Dashboard"
      label="Search orders, products and customers"
      placeholder="Order, name, phone, product …"
      inputRef={inputRef}
      getKey={({ to }) => to}
      {...useDashboardSearch(inputRef)}
    >
      {({ title, details }) => (
        <>
          <strong translate="no">{title}</strong> <span>{details}</span>
        </>
      )}
    </SearchBox>
  )
}
