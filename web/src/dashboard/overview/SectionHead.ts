import { styled } from 'styled-components'
import { font, space } from '../../ui/theme.ts'

/** A section's heading, with a choice beside it. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${space[2]};
`

export const SectionHeading = styled.h2`
  font-size: ${font.title};
`
