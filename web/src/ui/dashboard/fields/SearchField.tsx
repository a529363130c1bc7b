import { Search } from 'lucide-react'
import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react'
import { styled } from 'styled-components'
import { SearchInput } from '../../forms/SearchInput.tsx'
import { color, motion, radius, space } from '../../theme.ts'

const SEARCH_DELAY_MS = 300

interface SearchFieldProps {
  /** For screen readers. */
  label: string
  placeholder: string
  /** The current search. */
  value: string
  /** Called with the trimmed query when typing pauses. */
  onSearch: (text: string) => void
}

/**
 * A text box that searches while typing. Enter, which scanners press after each code, searches at once and selects the
 * query, so that the next scan replaces it.
 */
export function SearchField({ label, placeholder, value, onSearch }: SearchFieldProps) {
  const { text, setText, send } = useDelayedText(value, onSearch)
  const inputRef = useRef<HTMLInputElement>(null)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    send()
    inputRef.current?.select()
  }
  return (
    <Root role="search" onSubmit={submit}>
      <Search size={20} aria-hidden />
      <SearchInput
        inputRef={inputRef}
        aria-label={label}
        placeholder={placeholder}
        text={text}
        onText={setText}
      />
    </Root>
  )
}

/** The box's text, which `value` follows with a delay. A new value from elsewhere replaces the text. */
function useDelayedText(value: string, onSearch: (text: string) => void) {
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
  const send = () => {
    const next = text.trim()
    if (next === sent) return
    setSent(next)
    onSearch(next)
  }
  const sendLater = useEffectEvent(send)
  useEffect(() => {
    const timer = setTimeout(() => sendLater(), SEARCH_DELAY_MS)
    return () => clearTimeout(timer)
  }, [text])
  return { text, setText, send }
}

const Root = styled.form`
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

  > svg {
    margin-right: ${space[3]};
  }

  &:focus-within {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
`
