import { styled } from 'styled-components'
import { formatDateTime } from '../../lib/text/date.ts'
import { color, font, space } from '../../ui/theme.ts'
import {
  type SettingsHistory_ChangeFragment,
  useManageSettingsHistoryQuery,
} from './Settings.generated.ts'

/** The last 50 changes. */
export function SettingsHistory() {
  const { data } = useManageSettingsHistoryQuery({ fetchPolicy: 'network-only' })
  const changes = data?.shopSettings.changes.edges ?? []
  if (changes.length === 0) return null
  return (
    <section>
      <Heading>History</Heading>
      <List>
        {changes.map(({ node }) => (
          <Change key={node.id} change={node} />
        ))}
      </List>
    </section>
  )
}

function Change({ change }: { change: SettingsHistory_ChangeFragment }) {
  const { changedAt, changedBy, fields } = change
  return (
    <li>
      <Soft>{[formatDateTime(changedAt), changedBy].filter(Boolean).join(' · ')}</Soft>
      {fields.map(({ label, before, after }) => (
        <p key={label}>
          <b>{label}</b>
          <span>{`: ${before || 'empty'} → ${after || 'empty'}`}</span>
        </p>
      ))}
    </li>
  )
}

const Heading = styled.h2`
  padding-bottom: ${space[3]};
  font-size: ${font.title};
  font-weight: ${font.bold};
`

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
  overflow-wrap: anywhere;
`

const Soft = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.small};
`
