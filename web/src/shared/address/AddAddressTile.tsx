import { Plus } from 'lucide-react'
import type { ComponentProps } from 'react'
import { styled } from 'styled-components'
import { color, font, media, motion, radius, space } from '../../ui/theme.ts'

/** A dashed tile that adds an address. */
export function AddAddressTile(props: ComponentProps<'button'>) {
  return (
    <Root {...props} type="button">
      <Plus size={20} aria-hidden />
      Add address
    </Root>
  )
}

const Root = styled.button`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: ${space[2]};
  width: 100%;
  min-height: 64px;
  border: 1.5px dashed ${color.lineStrong};
  border-radius: ${radius.large};
  color: ${color.accentDeep};
  font-weight: ${font.semibold};
  transition:
    background-color ${motion.quick},
    border-color ${motion.quick};

  ${media.hover} {
    &:hover {
      background: ${color.accentWash};
      border-color: ${color.accent};
    }
  }
`
