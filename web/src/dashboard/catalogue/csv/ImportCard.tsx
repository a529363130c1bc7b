import { styled } from 'styled-components'
import type { ImportCard_ImportFragment } from './Imports.generated.ts'
import { formatDateTime } from '../../../lib/text/date.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Card } from '../../../ui/layout/Card.ts'
import { color, font, media, size, space } from '../../../ui/theme.ts'
import { RowList } from './RowList.tsx'

interface ImportCardProps {
  import: ImportCard_ImportFragment
  isBusy: boolean
  onFinish: () => void
}

/** An import with its counts and skipped rows. */
export function ImportCard({ import: one, isBusy, onFinish }: ImportCardProps) {
  const { importedAt, refused, refusals, interrupted } = one
  const name = one.fileName ?? 'Unnamed file'
  return (
    <Root as="li">
      <div>
        <Name>{name}</Name>
        <SmallText>
          <time dateTime={importedAt}>{formatDateTime(importedAt)}</time>
          <span>{describeOrigin(one)}</span>
        </SmallText>
        <Counts>
          <span>{`${formatCount(one.rows, 'row')}: ${one.created} new, ${one.changed} changed,`}</span>{' '}
          <Skipped>{`${refused} skipped`}</Skipped>
        </Counts>
        {interrupted && (
          <p>
            <Skipped>Interrupted.</Skipped> <span>Import the file again to continue.</span>
          </p>
        )}
      </div>
      {refused > 0 && (
        <Details>
          <summary aria-label={`Skipped rows in ${name}`}>Skipped rows</summary>
          <RowList name="Skipped rows" rows={refusals} isBad>
            {refused > refusals.length && <li>{`… and ${refused - refusals.length} more.`}</li>}
          </RowList>
        </Details>
      )}
      <Finish
        variant="secondary"
        aria-label={`Mark as done: ${name}`}
        disabled={isBusy}
        onClick={onFinish}
      >
        Mark as done
      </Finish>
    </Root>
  )
}

function describeOrigin({ origin, by }: ImportCard_ImportFragment): string {
  if (origin === 'COMMAND_LINE') return ' · Command line'
  return by === null ? '' : ` · ${by}`
}

const Root = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Name = styled.h2`
  font-size: ${font.body};
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`

const Counts = styled.p`
  padding-top: ${space[2]};
`

const Skipped = styled.strong`
  color: ${color.danger};
  font-weight: ${font.semibold};
`

const Finish = styled(Button)`
  ${media.tablet} {
    justify-self: start;
  }
`

const Details = styled.details`
  summary {
    display: list-item;
    width: fit-content;
    min-height: ${size.target};
    padding-block: ${space[2]};
    color: ${color.accentDeep};
    font-weight: ${font.semibold};
    cursor: pointer;
  }
`
