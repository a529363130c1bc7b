import type { ReactNode } from 'react'
import { css, styled } from 'styled-components'
import { color, font, media, radius, space } from '../theme.ts'

export const belowDesktop = '@media (max-width: 1023.98px)'

const breakpoints = {
  tablet: { table: media.tablet, cards: media.belowTablet },
  desktop: { table: media.desktop, cards: belowDesktop },
  wide: { table: media.wide, cards: '@media (max-width: 1279.98px)' },
}

interface ResponsiveTableProps {
  label: string
  columns: readonly string[]
  isBusy: boolean
  isDimmed?: boolean
  /** From this width on it is a table; below it, each row is a card. */
  from: keyof typeof breakpoints
  children: ReactNode
}

/**
 * A table whose rows become cards on small screens. It has explicit ARIA roles, because `display` would remove them.
 */
export function ResponsiveTable(props: ResponsiveTableProps) {
  const { label, columns, isBusy, isDimmed = false, from, children } = props
  return (
    <Table role="table" aria-label={label} aria-busy={isBusy} $from={from} $isDimmed={isDimmed}>
      <thead role="rowgroup">
        <tr role="row">
          {columns.map((column) => (
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">{children}</tbody>
    </Table>
  )
}

const Table = styled.table<{ $from: keyof typeof breakpoints; $isDimmed: boolean }>`
  width: 100%;
  border-collapse: collapse;
  opacity: ${({ $isDimmed }) => ($isDimmed ? 0.5 : 1)};

  th {
    padding: ${space[3]};
    border-bottom: 1px solid ${color.line};
    color: ${color.inkSoft};
    font-size: ${font.small};
    font-weight: ${font.semibold};
    text-align: left;
    white-space: nowrap;
  }

  td {
    padding: 0;
  }

  ${({ $from }) => css`
    ${breakpoints[$from].table} {
      background: ${color.surface};
      border-radius: ${radius.large};
      box-shadow: 0 0 0 1px ${color.line};

      td {
        padding: ${space[2]} ${space[3]};
      }

      tbody > tr:not(:last-child) > td {
        border-bottom: 1px solid ${color.line};
      }
    }

    ${breakpoints[$from].cards} {
      display: block;

      thead {
        position: absolute;
        width: 1px;
        height: 1px;
        overflow: hidden;
        clip-path: inset(50%);
      }

      tbody {
        display: grid;
        grid-template-columns: ${
          $from === 'tablet' ? 'minmax(0, 1fr)' : 'repeat(auto-fill, minmax(min(320px, 100%), 1fr))'
        };
        gap: ${space[3]};
      }

      tbody > tr {
        display: grid;
        background: ${color.surface};
        border: 1px solid ${color.line};
        border-radius: ${radius.large};
      }
    }
  `}
`
