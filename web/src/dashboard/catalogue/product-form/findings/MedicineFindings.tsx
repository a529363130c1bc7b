import { useRef } from 'react'
import { styled } from 'styled-components'
import { scheduleNames } from '../../../../shared/medicine/medicine-words.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { Checkbox } from '../../../../ui/forms/Checkbox.tsx'
import { useDebounced } from '../../../../ui/hooks/use-debounced.ts'
import { color, font, radius, space } from '../../../../ui/theme.ts'
import { toMedicineInput } from '../medicine-entry.ts'
import type { ProductEntry } from '../product-entry.ts'
import type { ProductFormState } from '../use-product-form.ts'
import {
  type MedicineFindingsQuery,
  useMedicineFindingsQuery,
} from './MedicineFindings.generated.ts'

/** The query waits until name and composition have not changed for this long. */
const PAUSE_MS = 500

export interface MedicineFindingsProps extends Pick<ProductFormState, 'set' | 'getError'> {
  entry: ProductEntry
  /** Undefined for a new product. */
  productId: string | undefined
}

/**
 * The findings about the medicine from the legal lists and the shop's own list. The admin uses the proposal, or confirms
 * that the entries are right.
 */
export function MedicineFindings(props: MedicineFindingsProps) {
  const name = useDebounced(props.entry.name.trim(), PAUSE_MS)
  const composition = useDebounced(props.entry.composition.trim(), PAUSE_MS)
  return composition === '' ? null : <Findings {...props} name={name} composition={composition} />
}

interface FindingsProps extends MedicineFindingsProps {
  name: string
  composition: string
}

function Findings({ entry, set, getError, productId, name, composition }: FindingsProps) {
  const rootRef = useRef<HTMLDivElement>(null)
  const { data, previousData } = useMedicineFindingsQuery({
    variables: {
      input: {
        ...{ name, composition, unit: entry.unit.trim(), productId: productId ?? null },
        ...{ medicine: toMedicineInput(entry), narcotic: entry.narcotic !== '' },
      },
    },
    fetchPolicy: 'network-only',
  })
  const { checkedFindings } = entry
  const error = getError('checkedFindings')
  return (
    <Root role="status" ref={rootRef} tabIndex={-1}>
      {(data ?? previousData)?.medicineFindings.map((finding) => (
        <Finding key={finding.key}>
          <span>{finding.message}</span>
          <Answers>
            <Checkbox
              checked={checkedFindings.some(({ id }) => id === finding.key)}
              aria-invalid={error !== undefined}
              onChange={({ target }) => {
                const chosen = { id: finding.key, name: finding.message }
                const others = checkedFindings.filter(({ id }) => id !== finding.key)
                set({ checkedFindings: target.checked ? [...others, chosen] : others })
              }}
            >
              I have checked this
            </Checkbox>
            {(finding.schedule ?? finding.kind === 'MARK') && (
              <Button
                variant="quiet"
                onClick={() => {
                  set(toProposed(finding))
                  // The button disappears.
                  rootRef.current?.focus()
                }}
              >
                {finding.schedule
                  ? `Use schedule ${scheduleNames[finding.schedule]}`
                  : 'Mark as narcotic or psychotropic'}
              </Button>
            )}
          </Answers>
        </Finding>
      ))}
      {error && <Problem role="alert">{error}</Problem>}
    </Root>
  )
}

function toProposed({
  schedule,
}: MedicineFindingsQuery['medicineFindings'][number]): Partial<ProductEntry> {
  return schedule ? { medicine: 'Yes', schedule: scheduleNames[schedule] } : { narcotic: 'Yes' }
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  outline: none;
`

const Finding = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]};
  background: ${color.highlightWash};
  border-radius: ${radius.medium};
  font-size: ${font.small};
`

const Problem = styled.p`
  color: ${color.danger};
  font-size: ${font.small};
`

const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`
