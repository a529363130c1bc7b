import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { color, font, media, motion, radius, size, space } from '../theme.ts'

interface ChoicesProps<Value extends string> {
  /** For screen readers. */
  label: string
  choices: readonly { value: Value; text: string }[]
  /** Null if nothing is chosen yet. */
  value: Value | null
  onChoose: (value: Value) => void
}

/** A choice as a row of chips that scrolls horizontally. */
export function Choices<Value extends string>(props: ChoicesProps<Value>) {
  const { label, choices, value: current, onChoose } = props
  const name = useId()
  const [chosen, setChosen] = useChosen(current)
  return (
    <Root role="radiogroup" aria-label={label}>
      {choices.map(({ value, text }) => (
        <Choice key={value}>
          <input
            type="radio"
            name={name}
            checked={value === chosen}
            onChange={() => {
              setChosen(value)
              onChoose(value)
            }}
          />
          <span>{text}</span>
        </Choice>
      ))}
    </Root>
  )
}

/** Returns the chosen value at once, also while the URL is still changing. */
function useChosen<Value>(current: Value) {
  const [chosen, setChosen] = useState(current)
  const [seen, setSeen] = useState(current)
  if (current !== seen) {
    setSeen(current)
    setChosen(current)
  }
  return [chosen, setChosen] as const
}

/* On phones, the row extends to the edges of the screen, where the chips slide out of view. */
const Root = styled.div`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  overscroll-behavior-x: contain;
  scrollbar-width: none;
  padding: ${space[1]} ${space[4]};
  margin-inline: -${space[4]};
`

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  flex: none;
  align-items: center;
  min-height: ${size.target};
  padding-inline: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.pill};
  color: ${color.inkSoft};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  white-space: nowrap;
  cursor: pointer;
  transition: background-color ${motion.quick};

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:has(:checked) {
    background: ${color.accentWash};
    border-color: ${color.accent};
    color: ${color.accentDeep};

    ${media.forcedColors} {
      border: 3px solid SelectedItem;
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`
