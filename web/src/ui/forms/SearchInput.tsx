import { X } from 'lucide-react'
import type { ComponentProps, RefObject } from 'react'
import { styled } from 'styled-components'
import { IconButton } from '../buttons/IconButton.tsx'
import { color, space } from '../theme.ts'

interface SearchInputProps extends Omit<ComponentProps<'input'>, 'ref' | 'value' | 'onChange'> {
  inputRef: RefObject<HTMLInputElement | null>
  text: string
  onText: (text: string) => void
}

/** A text box for searching, with a button that clears it. */
export function SearchInput({ inputRef, text, onText, ...input }: SearchInputProps) {
  return (
    <>
      <Input
        {...input}
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        maxLength={200}
        value={text}
        onChange={({ target }) => onText(target.value)}
      />
      {text !== '' && (
        <IconButton
          label="Clear the search"
          onClick={() => {
            onText('')
            inputRef.current?.focus()
          }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </>
  )
}

/* 16 px, because phones zoom the page when a smaller input gets the focus. */
const Input = styled.input`
  flex: 1;
  min-width: 0;
  height: 100%;
  padding: 0 ${space[2]} 0 0;
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
