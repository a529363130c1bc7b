import { Plus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { MAX_GST_RATES } from '../../../../apollo/dashboard-constants.generated.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../../ui/buttons/IconButton.tsx'
import { Field } from '../../../../ui/forms/Field.tsx'
import { media, space } from '../../../../ui/theme.ts'
import type { RateEntry } from './gst-entry.ts'
import { productFields } from '../product-fields.generated.ts'
import { RateSelect } from './RateSelect.tsx'

interface RateFieldsProps {
  rates: readonly RateEntry[]
  error: string | undefined
  onChange: (rates: readonly RateEntry[]) => void
}

const UNKNOWN: RateEntry = { percent: '', from: '' }

/** The product's GST rate, or several rates with the days from which they apply. */
export function RateFields({ rates, error, onChange }: RateFieldsProps) {
  const [first = UNKNOWN, ...others] = rates
  const isDated = others.length > 0 || first.from !== ''
  const change = (index: number, rate: RateEntry) =>
    onChange(rates.length === 0 ? [rate] : rates.with(index, rate))
  if (!isDated) {
    return (
      <>
        <RateSelect
          label={productFields.gstRates.label}
          hint="Included in the price"
          blank="Unknown"
          value={first.percent}
          error={error}
          onChange={(percent) => onChange(percent === '' ? [] : [{ ...first, percent }])}
        />
        {first.percent !== '' && <AddRate onAdd={() => onChange([first, UNKNOWN])} />}
      </>
    )
  }
  return (
    <>
      {[first, ...others].map((rate, index) => (
        // Rows have no identity of their own.
        <Row key={index} role="group" aria-label={`GST rate ${index + 1}`}>
          <RateSelect
            label={productFields.gstRates.label}
            blank="Choose"
            value={rate.percent}
            error={index === 0 ? error : undefined}
            onChange={(percent) => change(index, { ...rate, percent })}
          />
          <Field
            label="From"
            type="date"
            min="2017-07-01"
            max="2099-12-31"
            value={rate.from}
            onChange={({ target }) => change(index, { ...rate, from: target.value })}
          />
          <IconButton
            label={`Remove GST rate ${index + 1}`}
            onClick={() => onChange(rates.toSpliced(index, 1))}
          >
            <X size={18} aria-hidden />
          </IconButton>
        </Row>
      ))}
      {rates.length < MAX_GST_RATES && <AddRate onAdd={() => onChange([...rates, UNKNOWN])} />}
    </>
  )
}

function AddRate({ onAdd }: { onAdd: () => void }) {
  return (
    <AddButton variant="quiet" onClick={onAdd}>
      <Plus size={18} aria-hidden />
      <span>Add a change</span>
    </AddButton>
  )
}

const AddButton = styled(Button)`
  justify-self: start;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: start;

  > :first-child {
    grid-column: 1 / -1;
  }

  > button {
    margin-top: ${space[6]};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) auto;

    > :first-child {
      grid-column: auto;
    }
  }
`
