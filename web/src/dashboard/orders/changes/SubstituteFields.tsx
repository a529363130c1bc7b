import { styled } from 'styled-components'
import { Stepper } from '../../../ui/buttons/Stepper.tsx'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { OptionName } from '../../../ui/forms/option-group.ts'
import { space } from '../../../ui/theme.ts'
import type { ChangeableLine, ChangeEntry } from './change-entry.ts'
import { SubstituteSearch } from './SubstituteSearch.tsx'

interface SubstituteFieldsProps {
  line: ChangeableLine
  entry: ChangeEntry
  getError: (field: string) => string | undefined
  onEnter: (changes: Partial<ChangeEntry>) => void
}

/** Which product replaces the missing items, how many of it, and whether the customer has agreed. */
export function SubstituteFields({ line, entry, getError, onEnter }: SubstituteFieldsProps) {
  const { substitute, pieces, isAgreed } = entry
  const fields = ['substitute', 'substitute.productId', 'substitute.quantity']
  const agreedError = getError('agreed')
  return (
    <>
      <SubstituteSearch
        line={line}
        chosen={substitute}
        error={fields.map(getError).find(Boolean)}
        onChoose={(product) =>
          onEnter({ substitute: product, pieces: Math.min(pieces, product.available) })
        }
      />
      {substitute && (
        <Row>
          <OptionName>Pieces</OptionName>
          <Stepper
            name={substitute.name}
            quantity={pieces}
            max={substitute.available}
            size="large"
            onChange={(next) => onEnter(next > 0 ? { pieces: next } : { substitute: null })}
          />
        </Row>
      )}
      <Checkbox
        checked={isAgreed}
        aria-invalid={agreedError !== undefined}
        onChange={({ target }) => onEnter({ isAgreed: target.checked })}
      >
        Agreed by telephone
      </Checkbox>
      {agreedError && <ErrorText role="alert">{agreedError}</ErrorText>}
    </>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`
