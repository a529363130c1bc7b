import { useId } from 'react'
import { styled } from 'styled-components'
import type { PartnerScope } from '../../apollo/schema-types.generated.ts'
import { font, space } from '../../ui/theme.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { ErrorText } from '../../ui/forms/Field.tsx'
import { scopes } from './scopes.ts'

interface ScopeChoiceProps {
  chosen: readonly PartnerScope[]
  onChange: (chosen: PartnerScope[]) => void
  error: string | undefined
}

export function ScopeChoice({ chosen, onChange, error }: ScopeChoiceProps) {
  const errorId = useId()
  const toggle = (scope: PartnerScope) => {
    const others = chosen.filter((one) => one !== scope)
    onChange(others.length < chosen.length ? others : [...others, scope])
  }
  return (
    <Root>
      <Legend>What it may read</Legend>
      {scopes.map(({ scope, name, meaning }) => (
        <Checkbox
          key={scope}
          checked={chosen.includes(scope)}
          onChange={() => toggle(scope)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        >
          <Name>{name}</Name>
          <SmallText as="span">{meaning}</SmallText>
        </Checkbox>
      ))}
      {error !== undefined && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </Root>
  )
}

const Root = styled.fieldset`
  display: grid;
  gap: ${space[2]};
  padding: 0;
  border: 0;
`

const Legend = styled.legend`
  padding: 0 0 ${space[1]};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const Name = styled.span`
  display: block;
  font-weight: ${font.semibold};
`
