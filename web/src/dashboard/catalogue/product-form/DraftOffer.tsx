import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { formatRelativeTime } from '../../../lib/text/relative-time.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { Card } from '../../../ui/layout/Card.ts'
import { color, font, space } from '../../../ui/theme.ts'
import type { ProductDraft } from './product-draft.ts'

export interface DraftOfferProps {
  draft: ProductDraft
  onContinue: () => void
  onDiscard: () => void
}

/** Offers to continue an unfinished form. It replaces the form, so that neither overwrites the other. */
export default function DraftOffer(props: DraftOfferProps): ReactNode {
  const { draft, onContinue, onDiscard } = props
  return (
    <Root role="group" aria-labelledby="draft">
      <Question id="draft">Continue where you left off?</Question>
      <p>{`${draft.entry.name || 'Unnamed product'}, started ${formatRelativeTime(draft.begunAt)}`}</p>
      <Actions>
        <Button variant="secondary" onClick={onDiscard}>
          Discard
        </Button>
        <Button onClick={onContinue}>Continue</Button>
      </Actions>
    </Root>
  )
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  padding: ${space[6]};
  color: ${color.inkSoft};
`

const Question = styled.h2`
  color: ${color.ink};
  font-size: ${font.large};
`

const Actions = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${space[3]};
  max-width: 420px;
  padding-top: ${space[3]};
`
