import { type KeyboardEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { color, radius, space } from '../../../ui/theme.ts'
import type { Move } from './use-active-cell.ts'

interface ValueEditorProps {
  /** The accessible name, such as 'Price of Toned Milk'. */
  label: string
  start: string
  /** The id of the message about an invalid value. */
  errorId: string | undefined
  /** Saves the input, and returns whether it is valid. */
  onSave: (text: string) => boolean
  /** Continues in another cell. Returns false at the end of the table. */
  onMove: (move: Move) => boolean
  /** Ends editing, and returns the focus to the cell. */
  onStop: () => void
  /** Restores the saved value. */
  onDiscard: () => void
  /** Called when another element has the focus. */
  onLeave: () => void
}

/** Edits a cell like in a spreadsheet: Enter and Tab save and move on, Escape restores. */
export function ValueEditor(props: ValueEditorProps) {
  const { label, start, errorId, onSave, onMove, onStop, onDiscard, onLeave } = props
  const [text, setText] = useState(start)
  /** Some browsers report a blur when the input is removed. */
  const isDone = useRef(false)

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const { key, shiftKey } = event
    if (key === 'Escape') {
      isDone.current = true
      onDiscard()
      onStop()
    } else if (key === 'Enter') {
      event.preventDefault()
      if (onSave(text) && !onMove(shiftKey ? 'above' : 'below')) onStop()
    } else if (key === 'Tab') {
      onSave(text)
      if (onMove(shiftKey ? 'previous' : 'next')) event.preventDefault()
    }
  }
  return (
    <Input
      aria-label={label}
      aria-invalid={errorId !== undefined}
      aria-describedby={errorId}
      inputMode="decimal"
      size={1}
      autoComplete="off"
      autoFocus
      maxLength={13}
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onKeyDown={onKeyDown}
      onBlur={({ target }) => {
        // The window has lost the focus, but not the input.
        if (isDone.current || document.activeElement === target) return
        onSave(text)
        onLeave()
      }}
    />
  )
}

const Input = styled.input`
  width: 100%;
  min-width: 56px;
  height: 36px;
  padding: 0 ${space[2]};
  background: ${color.surface};
  border: 1px solid ${color.accent};
  border-radius: ${radius.small};
  text-align: right;
  font-variant-numeric: tabular-nums;
  outline: 2px solid ${color.accent};
  outline-offset: -1px;

  &[aria-invalid='true'] {
    border-color: ${color.danger};
    outline-color: ${color.danger};
  }
`
