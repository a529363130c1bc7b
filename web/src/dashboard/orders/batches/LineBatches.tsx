import { Plus, X } from 'lucide-react'
import { styled } from 'styled-components'
import { formatCount } from '../../../lib/text/format-count.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { IconButton } from '../../../ui/buttons/IconButton.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { NumberField } from '../../../ui/dashboard/fields/NumberField.tsx'
import { ErrorText, Field } from '../../../ui/forms/Field.tsx'
import { color, font, media, radius, size, space } from '../../../ui/theme.ts'
import {
  type BatchEntry,
  fillProposal,
  type MedicineLine,
  removeEntry,
  splitEntries,
} from './batch-entry.ts'
import { describeExpiry } from './read-expiry.ts'

interface LineBatchesProps {
  line: MedicineLine
  entries: readonly BatchEntry[]
  /** The error of a field such as `batches.0.expiry`. */
  getError: (field: string) => string | undefined
  /** A warning about the last scan. */
  warning: string | null
  onChange: (entries: BatchEntry[]) => void
  /** Called with what was scanned or typed into a batch field, when it loses the focus. */
  onEntered: (at: number, text: string) => void
  /** Called when a proposal was chosen. */
  onFilled: () => void
}

/** The batches of one medicine: a field for the number and one for the expiry, and quantities if there are several. */
export function LineBatches(props: LineBatchesProps) {
  const { line, entries, getError, warning, onChange, onEntered, onFilled } = props
  const { name, unit, quantity, recentBatches } = line
  const isSplit = entries.length > 1
  const set = (at: number, part: Partial<BatchEntry>) =>
    onChange(entries.map((entry, index) => (index === at ? { ...entry, ...part } : entry)))
  const difference = getError('batches')
  return (
    <Line>
      <Legend>
        <strong>{name}</strong>
        <SmallText as="span">
          {[unit, formatCount(quantity, 'pack')].filter(Boolean).join(' · ')}
        </SmallText>
      </Legend>
      {entries.map((entry, at) => (
        <BatchFields
          key={at}
          entry={entry}
          place={isSplit ? at + 1 : null}
          getError={(field) => getError(`batches.${at}.${field}`)}
          onChange={(part) => set(at, part)}
          onEntered={(text) => onEntered(at, text)}
          remove={{
            label: `Remove batch ${at + 1} of ${name}`,
            onClick: () => onChange(removeEntry(entries, at, quantity)),
          }}
        />
      ))}
      {difference !== undefined && <ErrorText role="alert">{difference}</ErrorText>}
      {warning !== null && <ErrorText role="alert">{warning}</ErrorText>}
      <Tools>
        {recentBatches.length > 0 && (
          <Proposals role="group" aria-label="Last batches">
            {recentBatches.map((batch) => (
              <Proposal
                key={`${batch.number} ${batch.expiry}`}
                type="button"
                onClick={() => {
                  onChange(fillProposal(entries, batch))
                  onFilled()
                }}
              >
                <span translate="no">{`${batch.number} · ${batch.expiry}`}</span>
              </Proposal>
            ))}
          </Proposals>
        )}
        {quantity > entries.length && entries.length < 10 && (
          <Button
            variant="quiet"
            aria-label={`Several batches of ${name}`}
            onClick={() => onChange(splitEntries(entries))}
          >
            <Plus size={18} aria-hidden />
            <span>{isSplit ? 'One more batch' : 'Several batches'}</span>
          </Button>
        )}
      </Tools>
    </Line>
  )
}

interface BatchFieldsProps {
  entry: BatchEntry
  /** The batch's number among several. Null for the only one, which has all packs. */
  place: number | null
  getError: (field: keyof BatchEntry) => string | undefined
  onChange: (part: Partial<BatchEntry>) => void
  onEntered: (text: string) => void
  remove: { label: string; onClick: () => void }
}

function BatchFields(props: BatchFieldsProps) {
  const { entry, place, getError, onChange, onEntered, remove } = props
  const label = (name: string) => (place === null ? name : `${name} ${place}`)
  return (
    <Entry $isSplit={place !== null}>
      <Field
        label={label('Batch')}
        value={entry.number}
        error={getError('number')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        translate="no"
        onChange={({ target }) => onChange({ number: target.value })}
        onBlur={({ target }) => onEntered(target.value)}
      />
      <Field
        label={label('Expiry')}
        placeholder="MMYY"
        value={entry.expiry}
        error={getError('expiry')}
        hint={describeExpiry(entry.expiry)}
        inputMode="numeric"
        autoComplete="off"
        onChange={({ target }) => onChange({ expiry: target.value })}
      />
      {place !== null && (
        <>
          <NumberField
            label={label('Packs')}
            value={entry.quantity}
            error={getError('quantity')}
            onChange={({ target }) => onChange({ quantity: target.value })}
          />
          <Remove {...remove}>
            <X size={18} aria-hidden />
          </Remove>
        </>
      )}
    </Entry>
  )
}

const Line = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  min-width: 0;
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`

const Legend = styled.legend`
  float: left;
  display: grid;
  width: 100%;
  overflow-wrap: anywhere;

  strong {
    font-size: ${font.large};
    font-weight: ${font.semibold};
  }
`

/* On phones, the number of one of several batches has a line of its own. */
const Entry = styled.div<{ $isSplit: boolean }>`
  display: grid;
  grid-template-columns: ${({ $isSplit }) =>
    $isSplit ? 'minmax(0, 1fr) minmax(0, 1fr) 44px' : 'minmax(0, 2fr) minmax(104px, 1fr)'};
  align-items: start;
  gap: ${space[3]};

  > :first-child {
    grid-column: ${({ $isSplit }) => ($isSplit ? '1 / -1' : 'auto')};
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 2fr) minmax(0, 1fr) ${({ $isSplit }) =>
        $isSplit ? 'minmax(0, 1fr) 44px' : ''};

    > :first-child {
      grid-column: auto;
    }
  }
`

const Remove = styled(IconButton)`
  margin-top: 26px;
`

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[2]};
`

const Proposals = styled.div`
  display: contents;
`

const Proposal = styled.button`
  min-height: ${size.target};
  padding: ${space[1]} ${space[4]};
  background: ${color.accentWash};
  border-radius: ${radius.pill};
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`
