import { ArrowLeft, Search, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  Link,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
import { css, styled } from 'styled-components'
import { paths } from '../../lib/paths.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { color, media, motion, radius, space } from '../../ui/theme.ts'
import { TypedPlaceholder } from './TypedPlaceholder.tsx'

/** On the search screen a text box, elsewhere a button that leads there. */
export function SearchBar() {
  const { pathname } = useLocation()
  return pathname === paths.search() ? <SearchBox /> : <SearchButton />
}

function SearchButton() {
  const navigate = useNavigate()
  return (
    <ButtonRoot
      type="button"
      aria-label="Search for products"
      onClick={() => void navigate(paths.search())}
    >
      <Lead>
        <Search size={20} aria-hidden />
      </Lead>
      <TypedPlaceholder />
    </ButtonRoot>
  )
}

function SearchBox() {
  const { text, change } = useSearchText()
  const inputRef = useRef<HTMLInputElement>(null)
  // On a page that came rendered it could be typed into before this ran.
  const takeOver = useEffectEvent(() => {
    const typed = inputRef.current?.value ?? text
    if (typed !== text) change(typed)
  })
  useEffect(() => takeOver(), [])
  return (
    <BoxRoot role="search">
      <BackLink to={paths.home} aria-label="Back to the front page">
        <ArrowLeft size={20} aria-hidden />
      </BackLink>
      <Magnifier>
        <Search size={20} aria-hidden />
      </Magnifier>
      <Input
        ref={inputRef}
        type="text"
        inputMode="search"
        enterKeyHint="search"
        autoComplete="off"
        autoFocus
        data-keep-focus=""
        aria-label="Search for products"
        placeholder="Search for atta dal and more."
        maxLength={200}
        value={text}
        onChange={(event) => change(event.target.value)}
        onKeyDown={(event) => {
          // Puts the phone's keyboard away: the results are there already.
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      {text !== '' && (
        <IconButton
          label="Clear the search"
          onClick={() => {
            change('')
            inputRef.current?.focus()
          }}
        >
          <X size={18} aria-hidden />
        </IconButton>
      )}
    </BoxRoot>
  )
}

/** The text box's own text, ahead of the address, which follows each change. */
function useSearchText() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { key } = useLocation()
  const isOwnChange = useNavigationType() === NavigationType.Replace
  const [text, setText] = useState(params.get('q') ?? '')
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    // A link or the back button brought another q. What was typed here is in the box already, or further.
    if (!isOwnChange) setText(params.get('q') ?? '')
  }
  const change = (next: string) => {
    setText(next)
    void navigate(paths.search(next), { replace: true })
  }
  return { text, change }
}

const frame = css`
  display: flex;
  align-items: center;
  width: 100%;
  min-width: 300px;
  height: 48px;
  background: ${color.surface};
  border: 1px solid ${color.lineStrong};
  border-radius: ${radius.medium};
  color: ${color.inkFaint};
  text-align: left;
  transition: border-color ${motion.quick};

  ${media.desktop} {
    min-width: 420px;
    max-width: 640px;
  }
`

const ButtonRoot = styled.button`
  ${frame}
  cursor: text;

  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
`

const BoxRoot = styled.div`
  ${frame}

  &:focus-within {
    border-color: ${color.accent};
    box-shadow: 0 0 0 1px ${color.accent};
  }
`

const Lead = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  color: ${color.ink};
`

const Magnifier = styled(Lead)`
  ${media.belowTablet} {
    display: none;
  }
`

const BackLink = styled(Link)`
  display: grid;
  place-items: center;
  width: 48px;
  height: 100%;
  border-radius: ${radius.medium};
  color: ${color.ink};

  ${media.tablet} {
    display: none;
  }
`

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
