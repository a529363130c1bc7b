import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { color, space } from '../../ui/theme.ts'

/** Names and values as rows. */
export function Facts({ facts }: { facts: readonly (readonly [string, ReactNode])[] }) {
  return (
    <Rows>
      {facts.map(([name, value], at) => (
        <Row key={at}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </Row>
      ))}
    </Rows>
  )
}

/* The name column is as wide as the longest name. */
const Rows = styled.dl`
  display: grid;
  grid-template-columns: fit-content(45%) minmax(0, 1fr);
  gap: ${space[2]} ${space[4]};
  font-variant-numeric: tabular-nums;
`

const Row = styled.div`
  display: contents;

  dt {
    color: ${color.inkSoft};
  }

  dd {
    overflow-wrap: anywhere;
  }

  a {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`
