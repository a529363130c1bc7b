import { type Ref, useId } from 'react'
import { styled } from 'styled-components'
import type { PrescriptionFile_PrescriptionFragment } from '../../../shared/prescription/Prescription.generated.ts'
import {
  PrescriptionFacts,
  PrescriptionList,
  PrescriptionThumbnail,
} from '../../../shared/prescription/PrescriptionTile.tsx'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { ChoiceCard, Mark } from '../../../ui/forms/Radio.tsx'
import { Card } from '../../../ui/layout/Card.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { color, font, space } from '../../../ui/theme.ts'
import { DeletePrescription } from '../../../shared/prescription/DeletePrescription.tsx'
import { UploadArea } from '../../../shared/private-file/UploadArea.tsx'
import { type Choice, MAX_CHOSEN } from './use-choice.ts'
import type { Uploads } from '../../../shared/private-file/use-uploads.ts'
import { useShortList } from '../../../shared/prescription/use-short-list.ts'

interface PrescriptionChoiceProps {
  /** Names of the products that require a prescription. */
  products: readonly string[]
  /** The prescriptions that can be used. */
  prescriptions: readonly PrescriptionFile_PrescriptionFragment[]
  choice: Choice
  uploads: Uploads
  /** The reason why an order was rejected because of its prescription. */
  error: string | undefined
  ref: Ref<HTMLFieldSetElement>
}

/** Chooses an order's prescriptions. Uploads are selected automatically. */
export function PrescriptionChoice(props: PrescriptionChoiceProps) {
  const { products, prescriptions, choice, uploads, error, ref } = props
  const errorId = useId()
  const { shown, isShort, showAll } = useShortList(prescriptions, ({ id }) =>
    choice.ids.includes(id),
  )
  return (
    <Group ref={ref} tabIndex={-1} aria-describedby={errorId} $hasError={error !== undefined}>
      <Legend>Prescription</Legend>
      <ErrorText id={errorId}>{error}</ErrorText>
      <Panel>
        <Stack $gap={1}>
          <Needs>{`${list.format(products)} ${products.length === 1 ? 'requires' : 'require'} a prescription.`}</Needs>
          <SmallText>A pharmacist checks it before we confirm your order.</SmallText>
        </Stack>
        {shown.length > 0 && (
          <PrescriptionList aria-label="Your prescriptions">
            {shown.map((prescription) => (
              <ChoiceRow key={prescription.id} prescription={prescription} choice={choice} />
            ))}
          </PrescriptionList>
        )}
        {isShort && (
          <Button
            variant="quiet"
            onClick={showAll}
          >{`Show all ${prescriptions.length} prescriptions`}</Button>
        )}
        {choice.isFull && (
          <SmallText role="status">{`You have chosen ${MAX_CHOSEN} prescriptions. An order can’t have more.`}</SmallText>
        )}
        <UploadArea uploads={uploads} />
      </Panel>
    </Group>
  )
}

interface ChoiceRowProps {
  prescription: PrescriptionFile_PrescriptionFragment
  choice: Choice
}

function ChoiceRow({ prescription, choice }: ChoiceRowProps) {
  const { id } = prescription
  const isChosen = choice.ids.includes(id)
  return (
    <Row>
      <PrescriptionThumbnail prescription={prescription} />
      <Label>
        <Mark
          type="checkbox"
          checked={isChosen}
          disabled={choice.isFull && !isChosen}
          onChange={() => choice.toggle(id)}
        />
        <span>
          <PrescriptionFacts prescription={prescription} />
        </span>
      </Label>
      <DeletePrescription prescription={prescription} onDeleted={choice.onDeleted} />
    </Row>
  )
}

const list = new Intl.ListFormat('en-GB')

const Group = styled.fieldset<{ $hasError: boolean }>`
  min-width: 0;

  ${({ $hasError }) => $hasError && `> div { border-color: ${color.danger}; }`}
`

const Legend = styled.legend`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
  font-weight: ${font.bold};
  letter-spacing: -0.015em;
`

const Panel = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

const Needs = styled.p`
  font-weight: ${font.semibold};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: 72px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[1]};
`

const Label = styled(ChoiceCard)`
  gap: ${space[2]};
  min-height: 72px;
  padding: ${space[2]};
  align-items: center;
  line-height: 1.35;
`
