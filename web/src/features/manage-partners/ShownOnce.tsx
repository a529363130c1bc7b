import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../ui/Button.tsx'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { color, font, radius, space } from '../../ui/theme.ts'

interface ShownOnceProps {
  secret: string
  onDone: () => void
}

/** The whole key, while the admin has it before them, and how to send it. */
export function ShownOnce({ secret, onDone }: ShownOnceProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  // The form that had the focus is gone.
  useEffect(() => ref.current?.focus(), [])
  return (
    <Root>
      <p ref={ref} tabIndex={-1}>
        Copy the key now: <strong>it is shown only now</strong>. The store keeps no copy of it.
        Whoever has it reads in the partner’s name, so send it safely.
      </p>
      <Line>
        <Code>{secret}</Code>
        <CopyButton text={secret} name="API key" />
      </Line>
      <Label>Try it, with the key in KIRANA_API_KEY</Label>
      <Line>
        <Code>{example()}</Code>
        <CopyButton text={example()} name="example" />
      </Line>
      <Button onClick={onDone} isWide>
        Done
      </Button>
    </Root>
  )
}

/** A line for a terminal that every key may send, whatever its scopes. The key itself stays out of its history. */
function example(): string {
  return [
    `curl ${window.location.origin}/graphql`,
    `-H "x-api-key: $KIRANA_API_KEY"`,
    `-H 'content-type: application/json'`,
    `-d '{"query":"{ store { name } }"}'`,
  ].join(' ')
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

const Label = styled.h3`
  padding-top: ${space[2]};
  font-size: ${font.small};
  font-weight: ${font.semibold};
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
