import { SlidersHorizontal } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { media, space } from '../../ui/theme.ts'
import type { FilteredList } from './use-choices.ts'
import { countChoices } from '../../lib/urls/filter-url.ts'
import { useFilter } from './use-filter.ts'

const drawer = lazyDialog(() => import('./FilterDrawer.tsx'))

/** Opens a list's filter and sort order, and shows the number of choices. */
export function FilterButton({ list }: { list: FilteredList }) {
  const { filter = {}, sort } = useFilter()
  const count = countChoices(filter) + (sort ? 1 : 0)
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Root
        variant="secondary"
        aria-label={count > 0 ? `Sort & filter, ${count} chosen` : 'Sort & filter'}
        onPointerEnter={() => void drawer.preload()}
        onClick={() => setIsOpen(true)}
      >
        <SlidersHorizontal size={18} aria-hidden />
        <Label>Sort &amp; filter</Label>
        {count > 0 && <span>{count}</span>}
      </Root>
      {isOpen && <drawer.Dialog {...{ list, filter, sort }} onClose={() => setIsOpen(false)} />}
    </>
  )
}

const Root = styled(Button)`
  flex: none;
  padding-inline: ${space[3]};
`

const Label = styled.span`
  ${media.belowTablet} {
    display: none;
  }
`
