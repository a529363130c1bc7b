import { LayoutGrid, Search, Tag, TrendingUp } from 'lucide-react'
import {
  type KeyboardEvent,
  type RefObject,
  useLayoutEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
} from 'react'
import { styled } from 'styled-components'
import type { SearchSuggestionKind } from '../../apollo/schema-types.generated.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { Picture } from '../../ui/content/Picture.tsx'
import { color, font, layer, media, radius, shadow, size, space, tints } from '../../ui/theme.ts'
import { splitMatches } from './split-matches.ts'
import { type Suggestion, useSuggestionList } from './use-suggestion-list.ts'

/** The text box's attributes while the list is open. */
export interface ListAttributes {
  'aria-controls': string
  'aria-activedescendant': string | undefined
}

/** Handles the text box's keys. */
export interface ListKeys {
  /** Whether the list has handled the key. */
  take: (event: KeyboardEvent) => boolean
}

interface SuggestionsProps {
  inputRef: RefObject<HTMLInputElement | null>
  keysRef: RefObject<ListKeys | null>
  text: string
  onText: (text: string) => void
  /** Undefined when the list closes. */
  onList: (list: ListAttributes | undefined) => void
}

const icons = { PRODUCT: Search, CATEGORY: LayoutGrid, BRAND: Tag, SEARCH: TrendingUp }
const kindNames: Partial<Record<SearchSuggestionKind, string>> = {
  CATEGORY: 'Category',
  BRAND: 'Brand',
  SEARCH: 'Popular',
}

/** The list below the search box, an editable combobox with list autocomplete as in the ARIA Authoring Practices. */
export default function Suggestions({ keysRef, onList, ...box }: SuggestionsProps) {
  const listId = useId()
  const { suggestions, place, pick, take } = useSuggestionList(box)
  const isOpen = suggestions.length > 0
  const active = isOpen && place >= 0 ? `${listId}-${place}` : undefined
  useImperativeHandle(keysRef, () => ({ take }))
  const tell = useEffectEvent(onList)
  useLayoutEffect(() => {
    tell(isOpen ? { 'aria-controls': listId, 'aria-activedescendant': active } : undefined)
    if (active) document.getElementById(active)?.scrollIntoView({ block: 'nearest' })
  }, [isOpen, listId, active])
  if (!isOpen) return null
  return (
    // Pressing the mouse or scrolling leaves the focus in the text box.
    <List
      id={listId}
      role="listbox"
      aria-label="Suggestions"
      onMouseDown={(event) => event.preventDefault()}
    >
      {suggestions.map((suggestion, at) => (
        <Option
          key={suggestion.text}
          id={`${listId}-${at}`}
          role="option"
          aria-selected={at === place}
          onClick={() => pick(suggestion)}
        >
          <Content suggestion={suggestion} typed={box.text} />
        </Option>
      ))}
    </List>
  )
}

interface ContentProps {
  suggestion: Suggestion
  typed: string
}

function Content({ suggestion, typed }: ContentProps) {
  const { kind, text, topProduct } = suggestion
  const Icon = icons[kind]
  return (
    <>
      {topProduct ? (
        <Tile>
          <Picture image={topProduct.images[0]} alt="" sizes="28px" side={28} isEager />
        </Tile>
      ) : (
        <Icon size={18} aria-hidden />
      )}
      <span>
        {splitMatches(text, typed).map(({ part, isMatch }, at) =>
          isMatch ? <Typed key={at}>{part}</Typed> : <span key={at}>{part}</span>,
        )}
      </span>
      {kindNames[kind] && <End> {kindNames[kind]}</End>}
      <Amount suggestion={suggestion} />
    </>
  )
}

/** The product's price; the lowest price if there are several packs. */
function Amount({ suggestion: { product, lowestPrice } }: Pick<ContentProps, 'suggestion'>) {
  if (!lowestPrice) return null
  return (
    <End>
      <span>{product ? ' ' : ' from '}</span>
      <span translate="no">{formatMoney(lowestPrice.amount)}</span>
    </End>
  )
}

/** Eight rows; on phones fewer, so that results stay visible above the keyboard. Scrolls inside. */
const List = styled.ul`
  position: absolute;
  top: calc(100% + ${space[1]});
  left: -1px;
  right: -1px;
  z-index: ${layer.menu};
  max-height: min(368px, 40dvh);
  padding: ${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.float};

  ${media.tablet} {
    max-height: min(368px, 70dvh);
  }
`

const Option = styled.li`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  color: ${color.ink};
  cursor: pointer;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    width: 28px;
    color: ${color.inkFaint};
  }

  &:hover,
  &[aria-selected='true'] {
    background: ${color.accentWash};
  }

  ${media.forcedColors} {
    &[aria-selected='true'] {
      outline: 2px solid Highlight;
    }
  }
`

/* Fits the row's existing height. */
const Tile = styled.span`
  flex: none;
  width: 28px;
  height: 28px;
  overflow: hidden;
  background: ${tints[5]};
  border-radius: ${radius.small};
`

const Typed = styled.b`
  font-weight: ${font.bold};
`

const End = styled.span`
  flex: none;
  margin-left: auto;
  color: ${color.inkSoft};
  font-size: ${font.small};
`
