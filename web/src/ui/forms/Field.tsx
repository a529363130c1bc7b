import { type ComponentProps, type ReactNode, useId } from 'react'
import { css, styled } from 'styled-components'
import { color, font, motion, radius, space } from '../theme.ts'

export interface FieldFrame {
  label: string
  /** The error, linked to the input for screen readers. */
  error?: string | null | undefined
  /** Help, or a warning that does not block saving. */
  hint?: string | null | undefined
}

export interface FieldProps extends Omit<ComponentProps<'input'>, 'id'>, FieldFrame {
  /** Content inside the frame, after the text, such as a button that shows a password. */
  end?: ReactNode
}

export function Field({ label, error, hint, end, ...input }: FieldProps) {
  const { ids, aria } = useFieldIds(error, hint)
  return (
    <Frame label={label} error={error} hint={hint} ids={ids}>
      <Box $hasError={Boolean(error)}>
        <Input {...input} {...aria} id={ids.input} />
        {end}
      </Box>
    </Frame>
  )
}

interface TextAreaFieldProps extends Omit<ComponentProps<'textarea'>, 'id'>, FieldFrame {}

export function TextAreaField({ label, error, hint, rows = 3, ...input }: TextAreaFieldProps) {
  const { ids, aria } = useFieldIds(error, hint)
  return (
    <Frame label={label} error={error} hint={hint} ids={ids}>
      <Box $hasError={Boolean(error)}>
        <TextArea {...input} {...aria} id={ids.input} rows={rows} />
      </Box>
    </Frame>
  )
}

interface Ids {
  input: string
  error: string
  hint: string
}

/** The ids that connect an input to its label, hint and error; `aria` goes onto the input. */
export function useFieldIds(error: FieldFrame['error'], hint: FieldFrame['hint']) {
  const id = useId()
  const ids: Ids = { input: id, error: `${id}-error`, hint: `${id}-hint` }
  const described = [error ? ids.error : '', hint ? ids.hint : ''].filter(Boolean).join(' ')
  return {
    ids,
    aria: { 'aria-invalid': Boolean(error), 'aria-describedby': described || undefined },
  }
}

/** The label above an input, and the hint and error below it. */
export function Frame({
  label,
  error,
  hint,
  ids,
  children,
}: FieldFrame & { ids: Ids; children: ReactNode }) {
  return (
    <Root>
      <Label htmlFor={ids.input}>{label}</Label>
      {children}
      {hint && <Hint id={ids.hint}>{hint}</Hint>}
      {error && (
        <ErrorText id={ids.error} role="alert">
          {error}
        </ErrorText>
      )}
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`

const Label = styled.label`
  font-size: ${font.small};
  font-weight: ${font.semibold};
  color: ${color.ink};
`

/** The frame around an input. */
export const Box = styled.span<{ $hasError: boolean }>`
  display: flex;
  align-items: center;
  min-height: 48px;
  background: ${color.surface};
  border: 1px solid ${({ $hasError }) => ($hasError ? color.danger : color.lineStrong)};
  border-radius: ${radius.medium};
  transition: border-color ${motion.quick};

  &:focus-within {
    border-color: ${({ $hasError }) => ($hasError ? color.danger : color.accent)};
    box-shadow: 0 0 0 1px ${({ $hasError }) => ($hasError ? color.danger : color.accent)};
  }

  &:has(:disabled) {
    background: ${color.sunken};
  }
`

/* 16 px, because phones zoom the page when a smaller input gets the focus. */
export const text = css`
  flex: 1;
  min-width: 0;
  padding: ${space[3]} ${space[4]};
  border: 0;
  background: none;
  font-size: 1rem;
  outline: none;

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`

const Input = styled.input`
  ${text}
`

const TextArea = styled.textarea`
  ${text}
  resize: vertical;
`

const Hint = styled.span`
  font-size: ${font.small};
  color: ${color.inkSoft};
`

export const ErrorText = styled.span`
  font-size: ${font.small};
  font-weight: ${font.medium};
  color: ${color.danger};
`
