import { useId } from 'react'
import { styled } from 'styled-components'
import { Stepper } from '../../ui/buttons/Stepper.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Checkbox } from '../../ui/forms/Checkbox.tsx'
import { ErrorText } from '../../ui/forms/Field.tsx'
import { OptionGroup, OptionLegend, OptionName } from '../../ui/forms/option-group.ts'
import { space } from '../../ui/theme.ts'

/** A product of an order, of whose items some can be chosen. */
interface Choosable {
  productId: string
  name: string
  /** How many items can be chosen. */
  left: number
  note: string
}

interface ItemChoiceProps {
  legend?: string
  lines: readonly Choosable[]
  /** The number of chosen items, by product id. */
  pieces: Readonly<Record<string, number>>
  error: string | undefined
  onChoose: (productId: string, quantity: number) => void
}

/** Chooses some of an order's items. A chosen product begins with all of its items. */
export function ItemChoice({ legend = 'Items', lines, pieces, error, onChoose }: ItemChoiceProps) {
  const errorId = useId()
  return (
    <OptionGroup aria-describedby={error ? errorId : undefined}>
      <OptionLegend>{legend}</OptionLegend>
      {lines.map(({ productId, name, left, note }) => {
        const chosen = pieces[productId] ?? 0
        return (
          <Row key={productId}>
            <Checkbox
              checked={chosen > 0}
              disabled={left === 0}
              aria-invalid={error !== undefined}
              onChange={() => onChoose(productId, chosen > 0 ? 0 : left)}
            >
              <OptionName>{name}</OptionName>
              <SmallText as="span" translate="no">
                {note}
              </SmallText>
            </Checkbox>
            {chosen > 0 && left > 1 && (
              <Stepper
                name={name}
                quantity={chosen}
                max={left}
                size="large"
                onChange={(next) => onChoose(productId, next)}
              />
            )}
          </Row>
        )
      })}
      {error && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </OptionGroup>
  )
}

/** The chosen items for an input. */
export function listPieces(pieces: Readonly<Record<string, number>>) {
  return Object.entries(pieces)
    .map(([productId, quantity]) => ({ productId, quantity }))
    .filter(({ quantity }) => quantity > 0)
}

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  label {
    flex: 1;
  }
`
