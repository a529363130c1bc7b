import { Plus } from 'lucide-react'
import type { Ref } from 'react'
import { styled } from 'styled-components'
import { Button } from '../Button.tsx'
import { font, media, space } from '../theme.ts'

interface PanelHeadProps {
  /** Takes the focus after a removal. */
  ref: Ref<HTMLHeadingElement>
  title: string
  addLabel: string
  onAdd: () => void
}

/** What a page of the administration begins with. */
export function PanelHead({ ref, title, addLabel, onAdd }: PanelHeadProps) {
  return (
    <Root>
      <Heading ref={ref} tabIndex={-1}>
        {title}
      </Heading>
      <Button variant="secondary" onClick={onAdd}>
        <Plus size={18} aria-hidden />
        {addLabel}
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};

  /* The longest title and its button just fit a phone without it. */
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

const Heading = styled.h1`
  font-size: ${font.heading};
  outline: none;
`
