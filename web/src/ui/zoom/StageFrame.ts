import { styled } from 'styled-components'
import { color, media, radius } from '../theme.ts'

/** The area for an image, whose size does not depend on it. */
export const StageFrame = styled.div`
  height: clamp(280px, 55svh, 520px);
  background: ${color.sunken};
  border-radius: ${radius.medium};

  /* Leaves room for the rest of the viewer in the window. */
  ${media.desktop} {
    height: clamp(280px, 100vh - 400px, 760px);
  }
`
