import { type SubmitEvent, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, radius, size, space } from '../theme.ts'

interface PageJumpProps {
  page: number
  last: number
  onTurn: (page: number) => void
}

/** 'Page [3] of 84': shows the page, and goes to another page. */
export function PageJump({ page, last, onTurn }: PageJumpProps) {
  const [text, setText] = useState<string | null>(null)
  const typed = Number(text)
  const isValid = Number.isInteger(typed) && typed >= 1 && typed <= last
  const [isWrong, setIsWrong] = useState(false)
  const close = () => {
    setText(null)
    setIsWrong(false)
  }
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    if (text === null) return
    setIsWrong(!isValid)
    if (!isValid) return
    close()
    if (typed !== page) onTurn(typed)
  }
  return (
    <Root onSubmit={submit} noValidate>
      <label>
        Page{' '}
        <Input
          aria-label={`Page, 1 to ${last}`}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? 'page-jump-error' : undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={7}
          value={text ?? String(page)}
          onFocus={({ target }) => target.select()}
          onChange={({ target }) => setText(target.value)}
          onBlur={close}
        />{' '}
        <span>{`of ${last}`}</span>
      </label>
      {isWrong && (
        <Wrong id="page-jump-error" role="alert">{`Enter a page from 1 to ${last}.`}</Wrong>
      )}
    </Root>
  )
}

const Root = styled.form`
  font-weight: ${font.semibold};
  font-variant-numeric: tabular-nums;
  text-align: center;
`

/* The text has 16 px, because tablets zoom the page when a smaller input gets the focus. */
const Input = styled.input`
  width: 72px;
  height: ${size.target};
  margin-inline: ${space[1]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.small};
  font-size: 1rem;
  font-variant-numeric: tabular-nums;
  text-align: center;

  &[aria-invalid='true'] {
    border-color: ${color.danger};
  }
`

const Wrong = styled.p`
  color: ${color.danger};
  font-size: ${font.small};
  font-weight: ${font.medium};
`
