import { Check } from 'lucide-react'
import { type KeyboardEvent, useId, useState } from 'react'
import { styled } from 'styled-components'
import type { OrderStatus } from '../../../apollo/schema-types.generated.ts'
import { color, font, radius, size, space } from '../../../ui/theme.ts'
import { useIsPhone } from '../../../ui/hooks/use-media.ts'
import { Field } from '../../../ui/forms/Field.tsx'

/** The statuses that an admin can set, with their specified names. */
const choices = [
  { status: 'CONFIRMED', text: 'Confirm' },
  { status: 'PACKED', text: 'Packed' },
  { status: 'DELIVERED', text: 'Delivered' },
  { status: 'CANCELLED_BY_SELLER', text: 'Cancel By Seller' },
] as const satisfies Choice[]

/** The choices for an order whose prescription was not checked. */
const uncheckedChoices = [
  { status: 'PENDING', text: 'Pending' },
  { status: 'CANCELLED_BY_SELLER', text: 'Cancel By Seller' },
] as const satisfies Choice[]

interface Choice {
  status: OrderStatus
  text: string
}

interface StatusPickerProps {
  /** The current status. Null for several orders. */
  status: OrderStatus | null
  /** Whether the prescription must be checked first. */
  isUnchecked: boolean
  onPick: (status: OrderStatus) => void
}

/** A combobox whose filtered list is always open. */
export function StatusPicker({ status: now, isUnchecked, onPick }: StatusPickerProps) {
  const listId = useId()
  const { text, setText, found, active, onKeyDown } = useFilter(
    isUnchecked ? uncheckedChoices : choices,
    onPick,
  )
  const optionId = (status: OrderStatus) => `${listId}-${status}`
  // On phones, the keyboard would cover the four choices.
  const takesFocus = useIsPhone() ? {} : { 'data-autofocus': '' }
  return (
    <Root>
      <Field
        {...takesFocus}
        label="Find a status"
        role="combobox"
        aria-autocomplete="list"
        aria-expanded
        aria-controls={listId}
        aria-activedescendant={active && optionId(active.status)}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        onKeyDown={onKeyDown}
      />
      <ul id={listId} role="listbox" aria-label="Status">
        {found.map(({ status, text: label }) => (
          <Option
            key={status}
            id={optionId(status)}
            role="option"
            aria-selected={status === active?.status}
            onClick={() => onPick(status)}
          >
            <span>{label}</span>
            {status === now && <Check size={18} aria-label="Current status" />}
          </Option>
        ))}
      </ul>
      {isUnchecked && <Note>You can set other statuses once the prescription is checked.</Note>}
      {found.length === 0 && <Note role="status">No statuses found.</Note>}
    </Root>
  )
}

/**
 * The filter text, the matching choices and the active choice. Arrow keys move it, and typing resets it to the first.
 */
function useFilter(choices: readonly Choice[], onPick: (status: OrderStatus) => void) {
  const [text, setText] = useState('')
  const [place, setPlace] = useState(-1)
  const query = text.trim().toLowerCase()
  const found = choices.filter((choice) => choice.text.toLowerCase().includes(query))
  const active = found[place]
  const onKeyDown = (event: KeyboardEvent) => {
    const last = found.length - 1
    if (event.key === 'ArrowDown') setPlace(place >= last ? 0 : place + 1)
    else if (event.key === 'ArrowUp') setPlace(place <= 0 ? last : place - 1)
    else if (event.key === 'Enter' && active) onPick(active.status)
    else return
    event.preventDefault()
  }
  return {
    text,
    found,
    active,
    onKeyDown,
    setText: (next: string) => {
      setText(next)
      setPlace(next.trim() === '' ? -1 : 0)
    },
  }
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  /* Keeps its height when the filter hides choices. */
  min-height: 260px;
  align-content: start;
`

const Option = styled.li`
  display: flex;
  align-items: center;
  justify-content: space-between;
  min-height: ${size.target};
  padding-inline: ${space[4]};
  border-radius: ${radius.medium};
  font-weight: ${font.medium};
  cursor: pointer;

  svg {
    color: ${color.accent};
  }

  &:hover,
  &[aria-selected='true'] {
    background: ${color.accentWash};
    color: ${color.accentDeep};
  }
`

const Note = styled.p`
  padding-inline: ${space[4]};
  color: ${color.inkSoft};
`
