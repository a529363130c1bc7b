import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../../ui/theme.ts'

/** Names and values as rows. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Rows>
      {facts.map(([name, value]) => (
        <Row key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </Rows>
  )
}

const Rows = styled.dl`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[2]};
  font-variant-numeric: tabular-nums;
`

const Row = styled.div`
  display: grid;
  grid-template-columns: minmax(88px, 2fr) minmax(0, 5fr);
  gap: ${space[3]};

  dt {
    color: ${color.inkSoft};
  }

  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
