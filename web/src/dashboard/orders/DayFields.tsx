import { styled } from 'styled-components'
import { DayField } from '../../ui/dashboard/fields/DayField.tsx'
import { media, space } from '../../ui/theme.ts'

export interface Days {
  /** The first day, such as '2026-11-25'. Null for all. */
  placedFrom: string | null
  /** The last day. Null for all. */
  placedTo: string | null
}

interface DayFieldsProps {
  value: Days
  onChange: (change: Partial<Days>) => void
}

/** Filters orders by their first and last day. */
export default function DayFields({ value: { placedFrom, placedTo }, onChange }: DayFieldsProps) {
  return (
    <Root role="group" aria-label="Placed">
      <DayField
        label="Placed from"
        day={placedFrom}
        onChange={(day) => onChange({ placedFrom: day })}
      />
      <DayField
        label="Placed until"
        day={placedTo}
        onChange={(day) => onChange({ placedTo: day })}
      />
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.desktop} {
    grid-template-columns: repeat(2, 200px);
  }
`
