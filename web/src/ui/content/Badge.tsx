import { css, styled } from 'styled-components'
import { edge } from './edge.ts'
import { color, font, radius, space } from '../theme.ts'

export type BadgeTone = 'green' | 'yellow' | 'red' | 'neutral' | 'dark'

const tones = {
  green: css`
    background: ${color.accentWash};
    color: ${color.accentDeep};
  `,
  yellow: css`
    background: ${color.highlight};
    color: ${color.onHighlight};
  `,
  red: css`
    background: ${color.dangerWash};
    color: ${color.dangerDeep};
  `,
  neutral: css`
    background: ${color.sunken};
    color: ${color.inkSoft};
  `,
  dark: css`
    background: ${color.night};
    color: ${color.onNight};
  `,
}

export const Badge = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  padding: ${space.half} ${space[2]};
  border-radius: ${radius.pill};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  line-height: 1.4;
  white-space: nowrap;
  ${edge}
  ${({ $tone }) => tones[$tone]}
`
