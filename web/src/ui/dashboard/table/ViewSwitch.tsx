import { LayoutList, type LucideIcon, Table2 } from 'lucide-react'
import { useId } from 'react'
import { styled } from 'styled-components'
import { color, font, media, motion, radius, size, space } from '../../theme.ts'
import type { View } from './use-view.ts'

const views: { value: View; text: string; Icon: LucideIcon }[] = [
  { value: 'list', text: 'List', Icon: LayoutList },
  { value: 'table', text: 'Table', Icon: Table2 },
]

interface ViewSwitchProps {
  view: View
  onChoose: (view: View) => void
}

/** Switches between a list and a table. */
export function ViewSwitch({ view, onChoose }: ViewSwitchProps) {
  const name = useId()
  return (
    <Root role="radiogroup" aria-label="View">
      {views.map(({ value, text, Icon }) => (
        <Choice key={value}>
          <input
            type="radio"
            name={name}
            checked={value === view}
            onChange={() => onChoose(value)}
          />
          <Icon size={18} aria-hidden />
          <span>{text}</span>
        </Choice>
      ))}
    </Root>
  )
}

const Root = styled.div`
  display: inline-flex;
  flex: none;
  background: ${color.sunken};
  border-radius: ${radius.medium};
`

const Choice = styled.label`
  position: relative;
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: ${size.target};
  padding-inline: ${space[4]};
  border: 1.5px solid transparent;
  border-radius: ${radius.medium};
  color: ${color.inkSoft};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  cursor: pointer;
  transition: background-color ${motion.quick};

  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: inherit;
  }

  &:has(:checked) {
    background: ${color.surface};
    border-color: ${color.lineStrong};
    color: ${color.ink};

    ${media.forcedColors} {
      border-color: SelectedItem;
    }
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`
