import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { color, media, radius, space } from '../../ui/theme.ts'

/** A list of `LinkBox` entries. */
export const LinkList = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

/** A link to an entry's page, as a white box around its contents. */
export const LinkBox = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]} ${space[3]};
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};

  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
`
