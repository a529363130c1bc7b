import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { color, font, radius, space } from '../../ui/theme.ts'

interface SecretOnceProps {
  secret: string
  onDone: () => void
}

/** What signs the deliveries, while the admin has it before them. */
export function SecretOnce({ secret, onDone }: SecretOnceProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => ref.current?.focus(), [])
  return (
    <Root>
      <p ref={ref} tabIndex={-1}>
        Copy the secret now: <strong>it is shown only now</strong>. With it the partner’s program
        tells our deliveries from others, as Standard Webhooks describes it.
      </p>
      <Line>
        <Code>{secret}</Code>
        <CopyButton text={secret} name="secret" />
      </Line>
      <Button onClick={onDone} isWide>
        Done
      </Button>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  > p {
    color: ${color.inkSoft};
    outline: none;
  }
`

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
