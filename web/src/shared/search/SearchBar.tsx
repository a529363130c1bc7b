import { ArrowLeft, Search } from 'lucide-react'
import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import {
  Link,
  NavigationType,
  useLocation,
  useNavigate,
  useNavigationType,
  useSearchParams,
} from 'react-router-dom'
import { css, styled } from 'styled-components'
import { paths } from '../../lib/urls/paths.ts'
import { SearchInput } from '../../ui/forms/SearchInput.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { color, media, motion, radius } from '../../ui/theme.ts'
import type { ListAttributes, ListKeys } from './Suggestions.tsx'
import { TypedPlaceholder } from './TypedPlaceholder.tsx'

/** Without its chunk, there are no suggestions. */
const Suggestions = lazy(() => import('./Suggestions.tsx').catch(() => ({ default: () => null })))

/** A text box on the search page; elsewhere a button that opens it. */
export function SearchBar() {
  const { pathname } = useLocation()
  return pathname === paths.search() ? <SearchBox /> : <SearchButton />
}

function SearchButton() {
  const navigate = useNavigate()
  return (
    <ButtonRoot type="button" onClick={() => void navigate(paths.search())}>
      <Lead>
        <Search size={20} aria-hidden />
      </Lead>
      <VisuallyHidden>Search for products</VisuallyHidden>
      <TypedPlaceholder />
    </ButtonRoot>
  )
}

function SearchBox() {
  const { text, change, hasTyped } = useSearchText()
  const inputRef = useRef<HTMLInputElement>(null)
  const keysRef = useRef<ListKeys>(null)
  const [list, setList] = useState<ListAttributes>()
  // People can type into a prerendered page before this effect runs.
  const adoptTypedText = useEffectEvent(() => {
    const typed = inputRef.current?.value ?? text
    if (typed !== text) change(typed)
  })
  useEffect(() => adoptTypedText(), [])
  return (
    <BoxRoot role="search">
      <BackLink to={paths.home} aria-label="Back to the front page">
        <ArrowLeft size={20} aria-hidden />
      </BackLink>
      <Magnifier>
        <Search size={20} aria-hidden />
      </Magnifier>
      <SearchInput
        inputRef={inputRef}
        autoFocus
        data-keep-focus=""
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={Boolean(list)}
        {...list}
        aria-label="Search for products"
        placeholder="Search for atta dal and more."
        text={text}
        onText={change}
        onKeyDown={(event) => {
          if (keysRef.current?.take(event)) return
          // Hides the phone's keyboard, because the results are already visible.
          if (event.key === 'Enter') event.currentTarget.blur()
        }}
      />
      {hasTyped && (
        <Suspense>
          <Suggestions {...{ inputRef, keysRef, text }} onText={change} onList={setList} />
        </Suspense>
      )}
    </BoxRoot>
  )
}

/** The box's value; the URL follows each change. */
function useSearchText() {
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { key } = useLocation()
  const isOwnChange = useNavigationType() === NavigationType.Replace
  const [text, setText] = useState(params.get('q') ?? '')
  const [hasTyped, setHasTyped] = useState(false)
  const [seenKey, setSeenKey] = useState(key)
  if (key !== seenKey) {
    setSeenKey(key)
    // Only navigation by a link or the back button changes the value, because the box already contains its own changes.
    if (!isOwnChange) setText(params.get('q') ?? '')
  }
  const change = (next: string) => {
    setText(next)
    setHasTyped(true)
    void navigate(paths.search(next), { replace: true })
  }
  return { text, change, hasTyped }
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
  position: relative;

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
