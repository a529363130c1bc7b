import { SelectField } from '../../ui/forms/SelectField.tsx'
import { listPeriods, type Period } from './return-period.ts'

interface PeriodFieldProps {
  period: Period
  onChange: (name: string) => void
}

/** Chooses a month or a quarter. A period from the URL can be older than those to choose from. */
export function PeriodField({ period, onChange }: PeriodFieldProps) {
  const { months, quarters } = listPeriods()
  const isListed = [...months, ...quarters].some(({ name }) => name === period.name)
  return (
    <SelectField
      label="Month or quarter"
      value={period.name}
      onChange={({ target }) => onChange(target.value)}
    >
      {!isListed && <Choices label="Chosen" periods={[period]} />}
      <Choices label="Months" periods={months} />
      <Choices label="Quarters" periods={quarters} />
    </SelectField>
  )
}

function Choices({ label, periods }: { label: string; periods: Period[] }) {
  return (
    <optgroup label={label}>
      {periods.map((each) => (
        <option key={each.name} value={each.name}>
          {each.label}
        </option>
      ))}
    </optgroup>
  )
}
