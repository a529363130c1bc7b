import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Button } from '../buttons/Button.tsx'
import { color, space } from '../theme.ts'

interface OneTimeSecretProps {
  /** The kind of secret, such as 'key'. */
  what: string
  /** Its purpose, in one or two sentences. */
  explanation: string
  onDone: () => void
  /** The secret and how to use it. */
  children: ReactNode
}

/** Shows a secret once. */
export function OneTimeSecret({ what, explanation, onDone, children }: OneTimeSecretProps) {
  const ref = useRef<HTMLParagraphElement>(null)
  // The focused form was replaced.
  useEffect(() => ref.current?.focus(), [])
  return (
    <Root>
      <p ref={ref} tabIndex={-1}>
        <span>{`Copy the ${what} now.`}</span> <strong>You won’t see it again.</strong>{' '}
        <span>{` ${explanation}`}</span>
      </p>
      {children}
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
