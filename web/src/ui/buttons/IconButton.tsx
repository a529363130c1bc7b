import type { ComponentProps, ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, media, motion, radius, size } from '../theme.ts'

interface IconButtonProps extends ComponentProps<'button'> {
  /** The accessible name and tooltip. */
  label: string
  children: ReactNode
}

export function IconButton({ label, type = 'button', children, ...rest }: IconButtonProps) {
  return (
    <Root {...rest} type={type} aria-label={label} title={label}>
      {children}
    </Root>
  )
}

const Root = styled.button`
  display: inline-grid;
  place-items: center;
  flex: none;
  width: ${size.target};
  height: ${size.target};
  border-radius: ${radius.pill};
  color: ${color.inkSoft};
  transition: background-color ${motion.quick};

  ${media.hover} {
    &:hover:not(:disabled) {
      background: ${color.sunken};
      color: ${color.ink};
    }
  }

  &:disabled {
    color: ${color.line};
    cursor: not-allowed;
  }
`
