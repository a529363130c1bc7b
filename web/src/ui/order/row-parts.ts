import { styled } from 'styled-components'
import { color, radius, space, tints } from '../theme.ts'

/* The bones of an order's row, shared with the skeleton that holds its place. */

export const Root = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
  padding: ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
`

export const Head = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: ${space[3]};
  padding-bottom: ${space[3]};
  border-bottom: 1px solid ${color.line};
`

export const Thing = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
  min-height: 64px;
`

export const Tile = styled.div`
  width: 64px;
  height: 64px;
  padding: ${space[2]};
  background: ${tints[5]};
  border-radius: ${radius.medium};
`

export const Foot = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${space[3]};
`
