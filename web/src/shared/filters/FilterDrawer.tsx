import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ProductFilterInput, ShopSort } from '../../apollo/schema-types.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import type { Choices_ConnectionFragment } from './FilterDrawer.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { CenteredSpinner } from '../../ui/content/Spinner.tsx'
import { space } from '../../ui/theme.ts'
import { Choices } from './Choices.tsx'
import { SortChoices } from './SortChoices.tsx'
import { withoutEmpty, writeFilter } from '../../lib/urls/filter-url.ts'
import { type FilteredList, useChoices } from './use-choices.ts'

interface FilterDrawerProps {
  list: FilteredList
  filter: ProductFilterInput
  /** Undefined for the default order. */
  sort: ShopSort | undefined
  onClose: () => void
}

/** Chooses the sort order and a filter. They are applied when the customer presses the button to show the products. */
export default function FilterDrawer({ list, filter, sort, onClose }: FilterDrawerProps) {
  const [, setParams] = useSearchParams()
  const [draft, setDraft] = useState(filter)
  const [draftSort, setDraftSort] = useState(sort)
  const { choices, isLoading, hasFailed, retry } = useChoices(list, draft)
  const apply = (nextFilter: ProductFilterInput, nextSort?: ShopSort) => {
    setParams((before) => writeFilter(before, nextFilter, nextSort))
    onClose()
  }
  return (
    <Drawer
      title="Sort & filter"
      isOpen
      onClose={onClose}
      footer={
        <Actions>
          <Button variant="secondary" onClick={() => apply({})}>
            Clear all
          </Button>
          <Button
            isBusy={isLoading}
            onClick={() => apply(draft, draftSort)}
          >{`Show ${choices && !hasFailed ? formatCount(choices.totalCount, 'product') : 'products'}`}</Button>
        </Actions>
      }
    >
      <Stack $gap={6}>
        <SortChoices
          isSearch={'text' in list && list.text !== ''}
          hasCountries={hasCountries(choices) || draftSort === 'COUNTRY_ASC'}
          sort={draftSort}
          onChange={setDraftSort}
        />
        {choices && (
          <Choices
            choices={choices}
            filter={draft}
            hasCategories={'text' in list}
            onChange={(change) => setDraft((before) => withoutEmpty({ ...before, ...change }))}
          />
        )}
        {!choices && hasFailed && <ErrorState what="the filter" onRetry={retry} />}
        {!choices && !hasFailed && <CenteredSpinner label="Loading the filter" minHeight="50vh" />}
      </Stack>
    </Drawer>
  )
}

/** The server lists countries as soon as one product is imported. */
function hasCountries(choices: Choices_ConnectionFragment | undefined): boolean {
  return (choices?.facets.countries.length ?? 0) > 0
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
`
