import { styled } from 'styled-components'
import { color, font, layer, radius, space } from '../ui/theme.ts'

/** The first thing that the keyboard reaches: past the header, straight to the content. */
export function SkipLink() {
  return <Root href="#main">Skip to content</Root>
}

const Root = styled.a`
  position: fixed;
  top: ${space[2]};
  left: ${space[2]};
  z-index: ${layer.toast};
  padding: ${space[3]} ${space[5]};
  background: ${color.ink};
  color: ${color.surface};
  border-radius: ${radius.medium};
  font-weight: ${font.semibold};

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`
