import { Copy, Plus, X } from 'lucide-react'
import { styled } from 'styled-components'
import type { Weekday } from '../../apollo/schema-types.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { ErrorText, Field } from '../../ui/forms/Field.tsx'
import { color, font, media, radius, size, space } from '../../ui/theme.ts'
import { ListGroup } from './ListGroup.ts'
import { PairList } from './PairList.tsx'
import { settingFields } from './setting-fields.generated.ts'
import type { SettingValues } from './setting-values.ts'
import type { Settings } from './use-settings.ts'
import { weekdayNames, weekdays } from './weekdays.ts'

type Interval = SettingValues['openingHours'][number]

const MAX_PER_DAY = 3
const MIDNIGHT = '24:00'
const [FIRST] = weekdays

/** When the shop is open on each weekday, and its holidays. */
export function OpeningHours({ form }: { form: Settings }) {
  const { values, set, getError } = form
  const hours = values.openingHours
  const setHours = (next: readonly Interval[]) => set({ openingHours: [...next] })
  const copyFirst = () => {
    const first = hours.filter(({ weekday }) => weekday === FIRST)
    setHours(weekdays.flatMap((weekday) => first.map((interval) => ({ ...interval, weekday }))))
  }
  return (
    <>
      <SmallText>
        Orders outside these hours are accepted for the next opening. To be open all day, enter
        midnight (00:00) twice.
      </SmallText>
      {weekdays.map((weekday) => (
        <Day key={weekday} {...{ weekday, hours, setHours, getError }}>
          {weekday === FIRST && (
            <Button variant="quiet" onClick={copyFirst}>
              <Copy size={18} aria-hidden />
              <span>Copy to all days</span>
            </Button>
          )}
        </Day>
      ))}
      <ErrorText role="alert">{getError('openingHours')}</ErrorText>
      <PairList
        label={settingFields.holidays.label}
        max={settingFields.holidays.max}
        columns={['Date', 'Name']}
        firstType="date"
        pairs={values.holidays.map(({ day, name }) => [day, name])}
        getError={(index, column) => getError(`holidays.${index}.${column === 0 ? 'day' : 'name'}`)}
        onChange={(pairs) => set({ holidays: pairs.map(([day, name]) => ({ day, name })) })}
      />
    </>
  )
}

interface DayProps {
  weekday: Weekday
  hours: readonly Interval[]
  setHours: (hours: readonly Interval[]) => void
  getError: Settings['getError']
  children: React.ReactNode
}

/** The hours of a weekday. Without any, the shop is closed. */
function Day({ weekday, hours, setHours, getError, children }: DayProps) {
  const name = weekdayNames[weekday]
  const own = [...hours.entries()].filter(([, interval]) => interval.weekday === weekday)
  const opens = own.length === 0 ? '07:00' : ''
  const add = () =>
    setHours([...hours, { weekday, opens, closes: own.length === 0 ? '22:00' : '' }])
  return (
    <DayGroup>
      <legend>{name}</legend>
      {own.length === 0 && <Closed>Closed</Closed>}
      {own.map(([index, interval], at) => (
        <IntervalRow
          key={index}
          label={own.length > 1 ? `${name}, hours ${at + 1}` : name}
          interval={interval}
          findError={(field) => getError(`openingHours.${index}.${field}`)}
          onChange={(next) => setHours(hours.with(index, next))}
          onRemove={own.length > 1 ? () => setHours(hours.toSpliced(index, 1)) : null}
        />
      ))}
      <Actions>
        {own.length < MAX_PER_DAY && (
          <Button variant="quiet" onClick={add} aria-label={`Add hours on ${name}`}>
            <Plus size={18} aria-hidden />
            <span>Add hours</span>
          </Button>
        )}
        {own.length > 0 && (
          <Button
            variant="quiet"
            aria-label={`Close on ${name}`}
            onClick={() => setHours(hours.filter((interval) => interval.weekday !== weekday))}
          >
            Close
          </Button>
        )}
        {children}
      </Actions>
    </DayGroup>
  )
}

interface IntervalRowProps {
  label: string
  interval: Interval
  findError: (field: 'opens' | 'closes') => string | undefined
  onChange: (interval: Interval) => void
  /** Null for the only hours, which the button for a closed day removes. */
  onRemove: (() => void) | null
}

function IntervalRow({ label, interval, findError, onChange, onRemove }: IntervalRowProps) {
  const { opens, closes } = interval
  return (
    <Row role="group" aria-label={label}>
      <Field
        label="Opens"
        type="time"
        value={opens}
        error={findError('opens')}
        onChange={({ target }) => onChange({ ...interval, opens: target.value })}
      />
      <Field
        label="Closes"
        type="time"
        // Time inputs cannot show 24:00.
        value={closes === MIDNIGHT ? '00:00' : closes}
        error={findError('closes')}
        onChange={({ target }) => onChange({ ...interval, closes: target.value })}
      />
      {onRemove && (
        <IconButton label={`Remove ${label}, ${opens} to ${closes}`} onClick={onRemove}>
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Row>
  )
}

const DayGroup = styled(ListGroup)`
  gap: ${space[2]};
  padding: ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};

  legend {
    float: left;
    padding: 0;
  }

  legend + * {
    clear: both;
  }
`

const Closed = styled.p`
  color: ${color.inkSoft};
  font-weight: ${font.medium};
`

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  min-height: ${size.target};
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  gap: ${space[2]};
  align-items: start;

  /* A time and its clock need the width of a phone. */
  > button {
    grid-column: 1 / -1;
    justify-self: end;
  }

  ${media.tablet} {
    grid-template-columns: minmax(0, 200px) minmax(0, 200px) auto;

    > button {
      grid-column: auto;
      margin-top: ${space[5]};
    }
  }
`
