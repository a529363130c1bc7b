import { Plus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { ErrorText, TextAreaField } from '../../ui/forms/Field.tsx'
import { media, space } from '../../ui/theme.ts'
import { ListGroup } from './ListGroup.ts'
import { settingFields } from './setting-fields.generated.ts'
import type { SettingValues } from './setting-values.ts'
import type { Settings } from './use-settings.ts'
import { WholeNumberField } from './WholeNumberField.tsx'

type Area = SettingValues['deliveryAreas'][number]

const { deliveryAreas, deliveryMinutes, minOrder, maxCash } = settingFields
const NEW_AREA: Area = { pins: [], minutes: 30 }
const PAISE = 100

/** Where the shop delivers, how fast, and from which amount on. */
export function DeliveryAreas({ form }: { form: Settings }) {
  const { values, set, getError } = form
  const areas = values.deliveryAreas
  const setAreas = (next: readonly Area[]) => set({ deliveryAreas: [...next] })
  return (
    <>
      <ListGroup>
        <legend>{deliveryAreas.label}</legend>
        <SmallText>
          Enter PIN codes, or their first digits: 5600 stands for all codes that begin with it.
          Without an area, you deliver everywhere.
        </SmallText>
        {areas.map((area, index) => (
          <AreaRow
            // Rows have no identity of their own.
            key={index}
            area={area}
            number={index + 1}
            findError={(field) => findAreaError(getError, index, field, area)}
            onChange={(next) => setAreas(areas.with(index, next))}
            onRemove={() => setAreas(areas.toSpliced(index, 1))}
          />
        ))}
        <ErrorText role="alert">{getError('deliveryAreas')}</ErrorText>
        {areas.length < deliveryAreas.max && (
          <Button variant="secondary" onClick={() => setAreas([...areas, NEW_AREA])}>
            <Plus size={18} aria-hidden />
            <span>Add an area</span>
          </Button>
        )}
      </ListGroup>
      {areas.length === 0 && (
        <WholeNumberField
          label={deliveryMinutes.label}
          hint="The cart and the checkout say when an order comes."
          value={values.deliveryMinutes}
          error={getError('deliveryMinutes')}
          onChange={(minutes) => set({ deliveryMinutes: minutes })}
        />
      )}
      <WholeNumberField
        label={`${minOrder.label} in ₹`}
        hint="Leave it empty for none."
        value={values.minOrder / PAISE}
        error={getError('minOrder')}
        required={false}
        onChange={(rupees) => set({ minOrder: rupees * PAISE })}
      />
      <WholeNumberField
        label={`${maxCash.label} in ₹`}
        hint="Leave it empty for no limit."
        value={values.maxCash / PAISE}
        error={getError('maxCash')}
        required={false}
        onChange={(rupees) => set({ maxCash: rupees * PAISE })}
      />
    </>
  )
}

/** The first error of an area's field, or of one of its PIN codes. */
function findAreaError(
  getError: Settings['getError'],
  index: number,
  field: 'pins' | 'minutes',
  { pins }: Area,
): string | undefined {
  const path = `deliveryAreas.${index}.${field}`
  const ofPins = field === 'pins' ? pins.map((_pin, at) => getError(`${path}.${at}`)) : []
  return [getError(path), ...ofPins].find(Boolean)
}

interface AreaRowProps {
  area: Area
  number: number
  findError: (field: 'pins' | 'minutes') => string | undefined
  onChange: (area: Area) => void
  onRemove: () => void
}

function AreaRow({ area, number, findError, onChange, onRemove }: AreaRowProps) {
  return (
    <Row role="group" aria-label={`Area ${number}`}>
      <TextAreaField
        label="PIN codes"
        rows={2}
        inputMode="numeric"
        value={area.pins.join(' ')}
        error={findError('pins')}
        onChange={({ target }) => onChange({ ...area, pins: target.value.split(/[\s,;]+/) })}
      />
      <WholeNumberField
        label="Minutes"
        value={area.minutes}
        error={findError('minutes')}
        onChange={(minutes) => onChange({ ...area, minutes })}
      />
      <IconButton label={`Remove area ${number}`} onClick={onRemove}>
        <X size={18} aria-hidden />
      </IconButton>
    </Row>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;

  > :first-child {
    grid-column: 1 / -1;
  }

  > button {
    margin-top: ${space[5]};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 3fr) minmax(96px, 1fr) auto;

    > :first-child {
      grid-column: auto;
    }
  }
`
