import { Search } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId } from 'react'
import { styled } from 'styled-components'
import { SearchInput } from '../../forms/SearchInput.tsx'
import { color, font, layer, media, motion, radius, shadow, size, space } from '../../theme.ts'
import { type Findings, type TypedSearch, useSearchKeys } from './use-typed-search.ts'

interface SearchBoxProps<Entry> extends Omit<Findings<Entry>, 'entries'> {
  /** The input's id, for links to it. */
  id?: string
  /** For screen readers: the landmark, and the text box in it. */
  name: string
  label: string
  placeholder: string
  inputRef: RefObject<HTMLInputElement | null>
  search: TypedSearch
  /** What is found. A group without a name has no heading. */
  groups: readonly { name: string; entries: readonly Entry[] }[]
  /** Why nothing is listed. */
  message: string | null
  getKey: (entry: Entry) => string
  /** Shows an entry. */
  children: (entry: Entry) => ReactNode
}

/** A search that lists what it finds while typing: an editable combobox whose list may have groups. */
export function SearchBox<Entry>(props: SearchBoxProps<Entry>) {
  const { id, name, label, placeholder, inputRef, search, groups, message, getKey, onPick } = props
  const { isUnanswered, onEarlyEnter } = props
  const listId = useId()
  const entries = groups.flatMap((group) => group.entries)
  const onKeyDown = useSearchKeys(search, { entries, isUnanswered, onPick, onEarlyEnter })
  const { text, active, isShown, change, open, close } = search
  const hasList = isShown && entries.length > 0
  const activeId = active >= 0 ? `${listId}-${active}` : undefined
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  return (
    <Root role="search" aria-label={name} onBlur={close} onFocus={open}>
      <Search size={20} aria-hidden />
      <SearchInput
        id={id}
        inputRef={inputRef}
        data-keep-focus=""
        role="combobox"
        aria-autocomplete="list"
        aria-expanded={hasList}
        aria-controls={hasList ? listId : undefined}
        aria-activedescendant={activeId}
        aria-label={label}
        placeholder={placeholder}
        text={text}
        onText={change}
        onKeyDown={onKeyDown}
      />
      <Panel hidden={!isShown} onMouseDown={(event) => event.preventDefault()}>
        <Message role="status">{isShown && message}</Message>
        {hasList && (
          <div id={listId} role="listbox" aria-label="Results">
            {groups.map(({ name: group, entries: own }) => (
              <div
                key={group}
                {...(group !== '' && { role: 'group', 'aria-labelledby': `${listId}-${group}` })}
              >
                {group !== '' && <GroupName id={`${listId}-${group}`}>{group}</GroupName>}
                {own.map((entry) => {
                  const place = entries.indexOf(entry)
                  return (
                    <Option
                      key={getKey(entry)}
                      id={`${listId}-${place}`}
                      role="option"
                      aria-selected={place === active}
                      onClick={() => onPick(entry)}
                    >
                      {props.children(entry)}
                    </Option>
                  )
                })}
              </div>
            ))}
          </div>
        )}
      </Panel>
    </Root>
  )
}

/* Not a form: a form keeps the page from reloading when a chunk is missing. */
const Root = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  width: 100%;
  max-width: 640px;
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

const Panel = styled.div`
  position: absolute;
  top: calc(100% + ${space[1]});
  left: -1px;
  right: -1px;
  z-index: ${layer.menu};
  max-height: min(560px, 50dvh);
  padding: ${space[1]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
  box-shadow: ${shadow.float};
  color: ${color.ink};

  ${media.tablet} {
    max-height: min(560px, 70dvh);
  }
`

const Message = styled.p`
  color: ${color.inkSoft};

  &:not(:empty) {
    padding: ${space[3]};
  }
`

const GroupName = styled.p`
  padding: ${space[2]} ${space[3]} ${space[1]};
  color: ${color.inkFaint};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const Option = styled.div`
  display: grid;
  align-content: center;
  min-height: ${size.target};
  padding: ${space[2]} ${space[3]};
  border-radius: ${radius.small};
  cursor: pointer;
  line-height: 1.35;

  > span {
    color: ${color.inkSoft};
    font-size: ${font.small};
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
