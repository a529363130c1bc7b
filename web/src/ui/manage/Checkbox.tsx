import type { ComponentProps, ReactNode } from 'react'
import { ChoiceCard, Mark } from '../forms/Radio.tsx'

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  children: ReactNode
}

/** One of several that may be chosen together, as a card of which every spot can be pressed. */
export function Checkbox({ children, ...input }: CheckboxProps) {
  return (
    <ChoiceCard>
      <Mark {...input} type="checkbox" />
      <span>{children}</span>
    </ChoiceCard>
  )
}
