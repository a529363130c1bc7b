import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, motion, radius, space } from '../theme.ts'

interface RadioProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
}

/** A radio button as a card that can be pressed anywhere. Group them in a fieldset. */
export function Radio({ children, ...input }: RadioProps) {
  return (
    <ChoiceCard>
      <Mark {...input} type="radio" />
      <span>{children}</span>
    </ChoiceCard>
  )
}

/** The card, also for other inputs. */
export const ChoiceCard = styled.label`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface};
  border: 1.5px solid ${color.line};
  border-radius: ${radius.large};
  cursor: pointer;
  transition:
    border-color ${motion.quick},
    background-color ${motion.quick};

  &:has(:checked) {
    border-color: ${color.accent};
    background: ${color.accentWash};
  }

  &:has(:focus-visible) {
    outline: 2px solid ${color.accent};
    outline-offset: 2px;
  }
`

export const Mark = styled.input`
  width: 20px;
  height: 20px;
  margin: 1px 0 0;
  accent-color: ${color.accent};
  outline: none;
`
