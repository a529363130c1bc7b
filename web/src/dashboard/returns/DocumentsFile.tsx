import { Download } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { useExport } from '../../shared/use-export.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { Field } from '../../ui/forms/Field.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { media, space } from '../../ui/theme.ts'
import type { Period } from './return-period.ts'

/** Downloads all documents between two days. They are the days of the period at first. */
export function DocumentsFile({ period }: { period: Period }) {
  const [from, setFrom] = useState(period.from)
  const [to, setTo] = useState(period.to)
  const { download, isBusy } = useExport(
    `documents.csv?from=${from}&to=${to}`,
    () => toast.error('We couldn’t export the documents. Please try again.'),
    `documents-${from}-${to}.csv`,
  )
  const isReversed = from !== '' && to !== '' && from > to
  return (
    <Range>
      <Field
        label="First day"
        type="date"
        min="2017-07-01"
        max="2099-12-31"
        value={from}
        onChange={({ target }) => setFrom(target.value)}
      />
      <Field
        label="Last day"
        type="date"
        min="2017-07-01"
        max="2099-12-31"
        value={to}
        error={isReversed ? 'Choose the first day, or a later one.' : undefined}
        onChange={({ target }) => setTo(target.value)}
      />
      <Button
        variant="secondary"
        isBusy={isBusy}
        disabled={from === '' || to === '' || isReversed}
        onClick={download}
      >
        <Download size={18} aria-hidden />
        <span>Download all documents</span>
      </Button>
    </Range>
  )
}

const Range = styled.div`
  display: grid;
  align-items: start;
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: 200px 200px auto;
    justify-content: start;

    > button {
      margin-top: ${space[6]};
    }
  }
`
