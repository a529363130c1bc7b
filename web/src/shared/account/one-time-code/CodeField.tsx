import { type KeyboardEvent, useId, useRef } from 'react'
import { styled } from 'styled-components'
import { color, font, motion, radius, space } from '../../../ui/theme.ts'
import { ErrorText } from '../../../ui/forms/Field.tsx'
import { type Digits, CODE_LENGTH, eraseBefore, type, write } from './code-digits.ts'

interface CodeFieldProps {
  digits: Digits
  onChange: (digits: Digits) => void
  /** The reason why the code was rejected; linked to the boxes for screen readers. */
  error: string | null
}

/** Six one-digit boxes that behave as one field. */
export function CodeField({ digits, onChange, error }: CodeFieldProps) {
  const errorId = useId()
  const boxesRef = useRef<HTMLDivElement>(null)
  const focus = (box: number) => {
    const input = boxesRef.current?.children[box]
    if (input instanceof HTMLInputElement) input.focus()
  }
  const apply = (written: { digits: Digits; next: number }) => {
    onChange(written.digits)
    focus(written.next)
  }
  const onKeyDown = (event: KeyboardEvent, box: number) => {
    const target = findTargetBox(event.key, box)
    if (event.key === 'Backspace' && digits[box] === '') apply(eraseBefore(digits, box))
    else if (target !== undefined) focus(target)
    else return
    event.preventDefault()
  }
  return (
    <Group aria-describedby={error ? errorId : undefined}>
      <Legend>One-time code</Legend>
      <Boxes ref={boxesRef}>
        {digits.map((digit, box) => (
          <Box
            key={box}
            aria-label={`Digit ${box + 1} of ${CODE_LENGTH}`}
            aria-invalid={error !== null}
            inputMode="numeric"
            // Phones fill the whole code into the first box, so there is no maxLength.
            autoComplete={box === 0 ? 'one-time-code' : 'off'}
            {...(box === 0 && { 'data-autofocus': '' })}
            value={digit}
            // Not onChange, which does not fire when the same digit is retyped.
            onInput={({ currentTarget }) => apply(type(digits, box, currentTarget.value))}
            onPaste={(event) => {
              event.preventDefault()
              apply(write(digits, box, event.clipboardData.getData('text')))
            }}
            onKeyDown={(event) => onKeyDown(event, box)}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        ))}
      </Boxes>
      {error && (
        <ErrorText id={errorId} role="alert">
          {error}
        </ErrorText>
      )}
    </Group>
  )
}

/** Returns the box that a key moves the focus to. */
function findTargetBox(key: string, box: number): number | undefined {
  if (key === 'ArrowLeft') return Math.max(box - 1, 0)
  if (key === 'ArrowRight') return Math.min(box + 1, CODE_LENGTH - 1)
  if (key === 'Home') return 0
  return key === 'End' ? CODE_LENGTH - 1 : undefined
}

const Group = styled.fieldset`
  display: grid;
  gap: ${space[1]};
  min-width: 0;
`

const Legend = styled.legend`
  padding-bottom: ${space[1]};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const Boxes = styled.div`
  display: grid;
  grid-template-columns: repeat(${CODE_LENGTH}, minmax(0, 1fr));
  gap: ${space[2]};
`

const Box = styled.input`
  min-width: 0;
  height: 56px;
  padding: 0;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  font-size: ${font.heading};
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
  text-align: center;
  transition: border-color ${motion.quick};

  &:focus {
    border-color: ${color.accent};
    outline: none;
    box-shadow: 0 0 0 1px ${color.accent};
  }

  &[aria-invalid='true'] {
    border-color: ${color.danger};

    &:focus {
      box-shadow: 0 0 0 1px ${color.danger};
    }
  }
`
