import { useState } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { Stepper } from '../../../ui/buttons/Stepper.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { FormStack } from '../../../ui/forms/FormStack.ts'
import { OptionGroup, OptionLegend, OptionName } from '../../../ui/forms/option-group.ts'
import { Radio } from '../../../ui/forms/Radio.tsx'
import { useDirty } from '../../../ui/forms/use-dirty.ts'
import { type FieldError, useFieldErrors } from '../../../ui/forms/use-field-errors.ts'
import { space } from '../../../ui/theme.ts'
import type { useSeenOrder } from '../../../shared/order/use-seen-order.ts'
import {
  type ChangeableLine,
  type ChangeableOrder,
  type ChangeEntry,
  findEffect,
  fitEntry,
  isPrescribed,
  newEntry,
} from './change-entry.ts'
import { ChangeActions } from './ChangeActions.tsx'
import { MissingLine } from './MissingLine.tsx'
import { SubstituteFields } from './SubstituteFields.tsx'
import { useChangeLine } from './use-change-line.ts'

/** The server's errors concern these. */
const fields = ['orderId', 'productId', 'quantity', 'substitute', 'agreed']

interface ChangeItemsFormProps {
  order: ChangeableOrder
  line: ChangeableLine
  /** How many of its items were found. */
  found: number
  seen: ReturnType<typeof useSeenOrder>
  onDirty: (isDirty: boolean) => void
  onChanged: () => void
}

/** How many items of a line stay, what happens to the others, and what that costs. */
export function ChangeItemsForm(props: ChangeItemsFormProps) {
  const { order, line, found, seen, onDirty, onChanged } = props
  const [initial] = useState(() => newEntry(line, found))
  const [entered, setEntry] = useState(initial)
  const entry = fitEntry(entered, line)
  const { getError, clearError, showErrors, formRef } = useFieldErrors()
  const { change, propose, isBusy } = useChangeLine({ order, line, seen, onChanged })
  useDirty(entered !== initial, onDirty)
  const effect = findEffect(order, line, entry)
  const enter = (changes: Partial<ChangeEntry>) => {
    setEntry({ ...entry, ...changes })
    for (const field of fields) clearError(field)
  }
  const show = async (errors: Promise<readonly FieldError[]>) => showErrors(await errors)
  const error = getError('quantity') ?? getError('productId') ?? getError('orderId')
  return (
    <FormStack
      ref={formRef}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void show(effect.isDirect ? change(entry) : propose(entry))
      }}
    >
      <MissingLine order={order} line={line} />
      {line.quantity > 1 && (
        <Row>
          <div>
            <OptionName>Pieces that stay</OptionName>
            <SmallText role="status">
              {`${effect.missing} of ${formatCount(line.quantity, 'piece')} missing`}
            </SmallText>
          </div>
          <Stepper
            name={`${line.name} that stays`}
            quantity={entry.stays}
            max={line.quantity - 1}
            size="large"
            onChange={(stays) => enter({ stays, pieces: line.quantity - stays })}
          />
        </Row>
      )}
      {error && <ErrorText role="alert">{error}</ErrorText>}
      {isPrescribed(line) ? (
        <p>This product was prescribed. It can be left out, but not replaced.</p>
      ) : (
        <OptionGroup>
          <OptionLegend>What happens to missing pieces</OptionLegend>
          <Ways>
            <Radio
              name="way"
              checked={!entry.isReplaced}
              onChange={() => enter({ isReplaced: false })}
            >
              Leave out
            </Radio>
            <Radio
              name="way"
              checked={entry.isReplaced}
              onChange={() => enter({ isReplaced: true })}
            >
              Replace
            </Radio>
          </Ways>
        </OptionGroup>
      )}
      {entry.isReplaced && (
        <SubstituteFields line={line} entry={entry} getError={getError} onEnter={enter} />
      )}
      <ChangeActions
        order={order}
        entry={entry}
        effect={effect}
        isBusy={isBusy}
        onPropose={() => void show(propose(entry))}
      />
    </FormStack>
  )
}

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]} ${space[4]};
`

const Ways = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[2]};
`
