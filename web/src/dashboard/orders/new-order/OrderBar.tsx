import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { sumLines, type OrderedLine } from '../../../shared/order/line/ordered-line.ts'
import { StickyBar } from '../../../shared/page/StickyBar.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { color, font, media, space } from '../../../ui/theme.ts'

interface OrderBarProps {
  lines: readonly OrderedLine[]
  /** Errors that belong to no step. */
  errors: readonly string[]
  isBusy: boolean
  onPlace: () => void
  onLink: () => void
}

/** The total, which stays in view, and what can be done with the order. */
export function OrderBar({ lines, errors, isBusy, onPlace, onLink }: OrderBarProps) {
  const { quantity, total } = sumLines(lines)
  return (
    <Root role="group" aria-label="Order">
      {errors.length > 0 && (
        <Errors role="alert">
          {errors.map((message) => (
            <ErrorText key={message}>{message}</ErrorText>
          ))}
        </Errors>
      )}
      <Sum role="status">
        <strong translate="no">{formatMoney(total)}</strong>{' '}
        <span>{formatCount(quantity, 'piece')}</span>
      </Sum>
      <Buttons>
        <Button variant="secondary" disabled={isBusy} onClick={onLink}>
          Send a link
        </Button>
        <Button disabled={isBusy} onClick={onPlace}>
          Place cash order
        </Button>
      </Buttons>
    </Root>
  )
}

const Root = styled(StickyBar)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }

  /* A phone held sideways has no room for another bar. */
  ${media.sideways} {
    position: static;
  }
`

const Errors = styled.div`
  grid-column: 1 / -1;
  display: grid;
  gap: ${space[1]};
`

const Sum = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${space[2]};
  color: ${color.inkSoft};
  font-variant-numeric: tabular-nums;

  strong {
    color: ${color.ink};
    font-size: ${font.title};
  }
`

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};

  > button {
    padding-inline: ${space[3]};
  }
`
