import { useId } from 'react'
import type { PartnerScope } from '../../apollo/schema-types.generated.ts'
import { OptionGroup, OptionLegend, OptionName } from '../../ui/forms/option-group.ts'
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
    <OptionGroup>
      <OptionLegend>Read access</OptionLegend>
      {scopes.map(({ scope, name, meaning }) => (
        <Checkbox
          key={scope}
          checked={chosen.includes(scope)}
          onChange={() => toggle(scope)}
          aria-invalid={error !== undefined}
          aria-describedby={error === undefined ? undefined : errorId}
        >
          <OptionName>{name}</OptionName>
          <SmallText as="span">{meaning}</SmallText>
        </Checkbox>
      ))}
      {error !== undefined && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </OptionGroup>
  )
}
