import { styled } from 'styled-components'
import { useStore } from '../../../apollo/session.tsx'
import { formatDate } from '../../../lib/text/date.ts'
import { color, font, space } from '../../../ui/theme.ts'
import type { RegisterRow_EntryFragment } from './Register.generated.ts'
import { MedicineFacts, PrescriberFacts } from './RegisterFacts.tsx'
import { DocumentNumber } from './register-parts.ts'
import { formatQuantity } from './RegisterTable.tsx'

interface RegisterSheetProps {
  month: string
  entries: readonly RegisterRow_EntryFragment[]
}

/** A month's register for printing, with numbered entries. */
export function RegisterSheet({ month, entries }: RegisterSheetProps) {
  const store = useStore()
  return (
    <>
      <p>
        <strong>{`Schedule H1 register, ${month}`}</strong>
        {store && <span>{` · ${store.name}`}</span>}
      </p>
      <Scroll role="region" aria-label="Entries" tabIndex={0}>
        <Table>
          <thead>
            <tr>
              {['No.', 'Date', 'Prescriber', 'Patient', 'Medicine', 'Qty', 'Order'].map((name) => (
                <th key={name} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {entries.map((entry, index) => (
              <tr key={entry.id}>
                <td>{index + 1}</td>
                <td>
                  <time dateTime={entry.at}>{formatDate(entry.at)}</time>
                </td>
                <td>
                  <span translate="no">{entry.prescriber}</span>
                  <PrescriberFacts entry={entry} />
                </td>
                <td translate="no">{entry.patient}</td>
                <td>
                  <span>{entry.medicine}</span>
                  <MedicineFacts entry={entry} />
                </td>
                <td>{formatQuantity(entry.quantity)}</td>
                <td translate="no">
                  <span>{entry.orderNumber}</span>
                  {entry.documentNumber !== null && (
                    <DocumentNumber>{entry.documentNumber}</DocumentNumber>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Scroll>
      {entries.length === 0 && <p>No entries in this month.</p>}
    </>
  )
}

/* Phones scroll the table, and paper shows all of it. */
const Scroll = styled.div`
  overflow-x: auto;

  @media print {
    overflow: visible;
  }
`

const Table = styled.table`
  width: 100%;
  min-width: 640px;
  border-collapse: collapse;
  background: ${color.surface};
  font-size: ${font.small};
  font-variant-numeric: tabular-nums;

  th,
  td {
    padding: ${space[2]};
    border: 1px solid ${color.line};
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th,
  td:nth-child(2) {
    white-space: nowrap;
  }

  tr {
    break-inside: avoid;
  }

  @media print {
    min-width: 0;
    font-size: 8.5pt;
  }
`
