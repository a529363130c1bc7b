import { styled } from 'styled-components'
import { layer, media, space } from '../theme.ts'

export const DOCK_ID = 'dock'

/** The bars at the bottom of the screen, on phones only. */
export const Dock = styled.div.attrs({ id: DOCK_ID })`
  position: fixed;
  right: ${space[3]};
  bottom: calc(${space[3]} + env(safe-area-inset-bottom));
  left: ${space[3]};
  z-index: ${layer.cartBar};
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};

  /* Side by side on a phone held sideways, which is low. */
  ${media.sideways} {
    grid-template-columns: none;
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;
    align-items: end;
  }

  ${media.tablet} {
    display: none;
  }
`
