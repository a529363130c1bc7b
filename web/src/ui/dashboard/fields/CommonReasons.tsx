import { styled } from 'styled-components'
import { color, font, media, radius, size, space } from '../../theme.ts'

interface CommonReasonsProps {
  reasons: readonly string[]
  onChoose: (reason: string) => void
}

/** Buttons that fill in a common reason. */
export function CommonReasons({ reasons, onChoose }: CommonReasonsProps) {
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
