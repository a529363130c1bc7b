import { CircleCheck, TriangleAlert } from 'lucide-react'
import { styled } from 'styled-components'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { TallTextLink } from '../../ui/content/TextLink.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import { describeFinding } from './return-texts.ts'
import type { ReturnFinding_FindingFragment } from './ReturnParts.generated.ts'

/** Everything that is missing or inconsistent, with links to the orders. */
export function ReturnFindings({
  findings,
}: {
  findings: readonly ReturnFinding_FindingFragment[]
}) {
  if (findings.length === 0) {
    return (
      <Complete>
        <CircleCheck size={20} aria-hidden />
        Nothing is missing, and all sums agree.
      </Complete>
    )
  }
  return (
    <List aria-label="Check before you file">
      {findings.map((finding) => (
        <Finding key={`${finding.kind} ${finding.places[0]?.documentNumber}`} finding={finding} />
      ))}
    </List>
  )
}

function Finding({ finding }: { finding: ReturnFinding_FindingFragment }) {
  const { kind, count, places } = finding
  const more = kind === 'NUMBERS_MISSING' || kind === 'NUMBERS_LOST' ? 0 : count - places.length
  return (
    <Entry>
      <TriangleAlert size={20} aria-hidden />
      <div>
        <p>{describeFinding(finding)}</p>
        {places.length > 0 && (
          <Places>
            {places.map(({ orderId, orderNumber, documentNumber }) => (
              <TallTextLink
                key={documentNumber ?? orderId}
                to={dashboardPaths.orderDetails(orderId)}
              >
                {documentNumber ?? orderNumber}
              </TallTextLink>
            ))}
            {more > 0 && <span>{`and ${more.toLocaleString('en-IN')} more`}</span>}
          </Places>
        )}
      </div>
    </Entry>
  )
}

const Complete = styled.p`
  display: flex;
  gap: ${space[2]};
  padding: ${space[4]};
  background: ${color.accentWash};
  border-radius: ${radius.large};
  color: ${color.accentDeep};
  font-weight: ${font.medium};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.highlightWash};
  border-radius: ${radius.large};
`

const Entry = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${space[2]};
  color: ${color.onHighlight};
`

const Places = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  column-gap: ${space[4]};
  font-size: ${font.small};
`
