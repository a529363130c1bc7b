import { useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { styled } from 'styled-components'
import type { ProductFilterInput } from '../../apollo/schema-types.generated.ts'
import { formatCount } from '../../lib/format-count.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { CenteredSpinner } from '../../ui/states/Spinner.tsx'
import { space } from '../../ui/theme.ts'
import { Choices } from './Choices.tsx'
import { withoutEmpty, writeFilter } from './filter-url.ts'
import { type FilteredList, useChoices } from './use-choices.ts'

interface FilterDrawerProps {
  list: FilteredList
  filter: ProductFilterInput
  onClose: () => void
}

/** Chooses a filter. It is applied when the shopper asks for the products. */
export default function FilterDrawer({ list, filter, onClose }: FilterDrawerProps) {
  const [, setParams] = useSearchParams()
  const [draft, setDraft] = useState(filter)
  const { choices, isLoading, hasFailed, retry } = useChoices(list, draft)
  const apply = (next: ProductFilterInput) => {
    setParams((before) => writeFilter(before, next))
    onClose()
  }
  return (
    <Drawer
      title="Filter"
      isOpen
      onClose={onClose}
      footer={
        <Actions>
          <Button variant="secondary" onClick={() => apply({})}>
            Clear all
          </Button>
          <Button isBusy={isLoading} onClick={() => apply(draft)}>
            Show {choices && !hasFailed ? formatCount(choices.totalCount, 'product') : 'products'}
          </Button>
        </Actions>
      }
    >
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
    </Drawer>
  )
}

const Actions = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
`
