import { styled } from 'styled-components'
import { color, font, media, radius, size, space } from '../../../ui/theme.ts'

const reasons = [
  'Not on the prescription',
  'The prescription is not readable',
  'The prescription is older than six months',
  'The name of the doctor or patient is missing',
]

/** Buttons that fill in a common reason to reject a line. */
export function CommonReasons({ onChoose }: { onChoose: (reason: string) => void }) {
  return (
    <List role="group" aria-label="Common reasons">
      {reasons.map((reason) => (
        <Choice key={reason} type="button" onClick={() => onChoose(reason)}>
          {reason}
        </Choice>
      ))}
    </List>
  )
}

const List = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};
`

const Choice = styled.button`
  min-height: ${size.target};
  padding: ${space[1]} ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  line-height: 1.3;
  text-align: left;

  ${media.hover} {
    &:hover {
      background: ${color.accentWash};
    }
  }
`
