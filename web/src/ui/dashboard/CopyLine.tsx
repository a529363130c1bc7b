import { styled } from 'styled-components'
import { CopyButton } from '../buttons/CopyButton.tsx'
import { color, font, radius, space } from '../theme.ts'

interface CopyLineProps {
  text: string
  /** For the button's label. */
  name: string
}

/** A line of code with a copy button. */
export function CopyLine({ text, name }: CopyLineProps) {
  return (
    <Line>
      <Code>{text}</Code>
      <CopyButton text={text} name={name} />
    </Line>
  )
}

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[2]} ${space[2]} ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.medium};
`

const Code = styled.code`
  flex: 1;
  min-width: 0;
  font-size: ${font.small};
  overflow-wrap: anywhere;
`
