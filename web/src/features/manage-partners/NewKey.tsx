import { styled } from 'styled-components'
import { CopyLine } from '../../ui/manage/CopyLine.tsx'
import { OneTimeSecret } from '../../ui/manage/OneTimeSecret.tsx'
import { font, space } from '../../ui/theme.ts'

/** The whole key, and how to send it. */
export function NewKey({ secret, onDone }: { secret: string; onDone: () => void }) {
  return (
    <OneTimeSecret
      what="key"
      explanation="The store keeps no copy of it. Whoever has it reads in the partner’s name, so send it safely."
      onDone={onDone}
    >
      <CopyLine text={secret} name="API key" />
      <Label>Try it, with the key in KIRANA_API_KEY</Label>
      <CopyLine text={example()} name="example" />
    </OneTimeSecret>
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

const Label = styled.h3`
  padding-top: ${space[2]};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`
