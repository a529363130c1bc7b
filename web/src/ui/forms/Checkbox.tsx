import type { ComponentProps, ReactNode } from 'react'
import { ChoiceCard, Mark } from './Radio.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
}

/** A checkbox as a card that can be pressed anywhere. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <ChoiceCard>
      <Mark {...input} type="checkbox" />
      <span>{children}</span>
    </ChoiceCard>
  )
}
