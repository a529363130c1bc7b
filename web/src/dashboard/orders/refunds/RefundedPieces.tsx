import { useId } from 'react'
import { styled } from 'styled-components'
import { formatMoney } from '../../../lib/money.ts'
import { Stepper } from '../../../ui/buttons/Stepper.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { Checkbox } from '../../../ui/forms/Checkbox.tsx'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { OptionGroup, OptionLegend, OptionName } from '../../../ui/dashboard/fields/option-group.ts'
import { space } from '../../../ui/theme.ts'
import type { ManagedOrder_OrderFragment } from '../ManagedOrder.generated.ts'
import { countLeft, type RefundEntry, setPieces } from './refund-entry.ts'

interface RefundedPiecesProps {
  order: ManagedOrder_OrderFragment
  entry: RefundEntry
  error: string | undefined
  onChange: (entry: RefundEntry) => void
}

/** Chooses the items to refund. */
export function RefundedPieces({ order, entry, error, onChange }: RefundedPiecesProps) {
  const errorId = useId()
  const choose = (productId: string, quantity: number) =>
    onChange(setPieces(order, entry, { productId, quantity }))
  return (
    <OptionGroup aria-describedby={error ? errorId : undefined}>
      <OptionLegend>Items</OptionLegend>
      {order.lines.map((line) => {
        const { productId, name, quantity, discountedPrice } = line
        const left = countLeft(order, line)
        const chosen = entry.pieces[productId] ?? 0
        return (
          <Row key={productId}>
            <Checkbox
              checked={chosen > 0}
              disabled={left === 0}
              aria-invalid={error !== undefined}
              onChange={() => choose(productId, chosen > 0 ? 0 : left)}
            >
              <OptionName>{name}</OptionName>
              <SmallText as="span" translate="no">
                {`${formatMoney(discountedPrice.amount)} × ${quantity}`}
              </SmallText>
            </Checkbox>
            {chosen > 0 && left > 1 && (
              <Stepper
                name={name}
                quantity={chosen}
                max={left}
                size="large"
                onChange={(next) => choose(productId, next)}
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

const Row = styled.div`
  display: flex;
  align-items: center;
  gap: ${space[3]};

  label {
    flex: 1;
  }
`
