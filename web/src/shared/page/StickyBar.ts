import { styled } from 'styled-components'
import { color, layer, radius, shadow, space } from '../../ui/theme.ts'

/** A bar that stays in view at the bottom of a page, above the bars of the frame. */
export const StickyBar = styled.div`
  position: sticky;
  bottom: calc(var(--bottom-bar, 0px) + ${space[2]} + env(safe-area-inset-bottom));
  z-index: ${layer.header - 2};
  gap: ${space[2]} ${space[4]};
  padding: ${space[3]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  box-shadow: ${shadow.float};
`
