import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { Button } from '../buttons/Button.tsx'
import { PageHeading } from '../layout/PageHeading.ts'
import { media, space } from '../theme.ts'

interface PanelHeadProps {
  /** To move the focus after a deletion. */
  ref: Ref<HTMLHeadingElement>
  title: string
  addLabel: string
  onAdd: () => void
}

/** A dashboard page's title, with a button to add an item. */
export function PanelHead({ ref, title, addLabel, onAdd }: PanelHeadProps) {
  return (
    <Root>
      <PageHeading ref={ref} tabIndex={-1}>
        {title}
      </PageHeading>
      <Button variant="secondary" onClick={onAdd}>
        <Plus size={18} aria-hidden />
        <span>{addLabel}</span>
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  /* Without the icon the longest title and its button just fit on a phone. */
  ${media.belowTablet} {
    svg {
      display: none;
    }

    > button {
      padding-inline: ${space[3]};
      white-space: nowrap;
    }
  }
`
