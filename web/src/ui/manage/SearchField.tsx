import { Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../IconButton.tsx'
import { color, motion, radius, space } from '../theme.ts'

/** For so many milliseconds the typing must rest before it counts. */
const restBeforeSearch = 300

interface SearchFieldProps {
  /** What it looks for, for screen readers. */
  label: string
  placeholder: string
  /** What is searched for now. */
  value: string
  /** Gets the text without blanks around it, once the typing rests. */
  onSearch: (text: string) => void
}

/** A text box that searches by itself. */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const { text, setText } = useRestingText(value, onSearch)
  const inputRef = useRef<HTMLInputElement>(null)
  return (
    <Root role="search">
      <Search size={20} aria-hidden />
      <Input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder}
        maxLength={200}
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
      {text !== '' && (
        <IconButton
          label="Clear the search"
          onClick={() => {
            setText('')
            inputRef.current?.focus()
          }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </Root>
  )
}

/** The box's own text, ahead of the value that follows it. A value that came from elsewhere replaces the text. */
function useRestingText(value: string, onSearch: (text: string) => void) {
  const [text, setText] = useState(value)
  const [seen, setSeen] = useState(value)
  const [sent, setSent] = useState(value)
  if (value !== seen) {
    setSeen(value)
    if (value !== sent) {
      setSent(value)
      setText(value)
    }
  }
  const send = useEffectEvent(() => {
    const next = text.trim()
    if (next === sent) return
    setSent(next)
    onSearch(next)
  })
  useEffect(() => {
    const timer = setTimeout(() => send(), restBeforeSearch)
    return () => clearTimeout(timer)
  }, [text])
  return { text, setText }
}

const Root = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  height: 48px;
  padding-left: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.inkFaint};
  transition: border-color ${motion.quick};

  &:focus-within {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
`

/* 16 px, or phones zoom the page when it takes the focus. */
const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0 ${space[3]};
  border: 0;
  background: none;
  color: ${color.ink};
  font-size: 1rem;
  outline: none;

  &::placeholder {
    color: ${color.inkFaint};
    opacity: 1;
  }
`
