import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useSubmit } from '../../shared/use-submit.ts'
import { toast } from '../../ui/toast/toast.ts'
import { useApplyUpiStatementMutation } from './ApplyStatement.generated.ts'
import { evictStatements } from './evict-statements.ts'
import {
  type StatementRow_RowFragment,
  type StatementSummary_StatementFragment,
} from './Statement.generated.ts'
import { countRows, formatPayments } from './statement-texts.ts'

export interface ApplyResult {
  received: number
  refused: StatementRow_RowFragment[]
}

/** Marks a statement's matched payments as received, in batches until all are marked. */
export function useApply({
  id: statementId,
  previewId,
  counts,
}: StatementSummary_StatementFragment) {
  const apply = useApplyUpiStatementMutation()
  const { submit, isBusy } = useSubmit()
  const { cache } = useApolloClient()
  const [result, setResult] = useState<ApplyResult | null>(null)

  const applyPart = () => submit(() => apply({ statementId, previewId: previewId ?? '' }))
  const run = async () => {
    const all: ApplyResult = { received: 0, refused: [] }
    for (let left = countRows({ counts }, 'MATCHED'); left > 0;) {
      const payload = await applyPart()
      const changed = payload?.userErrors.find(({ code }) => code === 'CHANGED_MEANWHILE')
      if (changed) toast.error(changed.message)
      if (!payload?.statement || payload.userErrors.length > 0) break
      all.received += payload.received
      // The rows of the admin's own orders stay, so each call returns them.
      const known = new Set(all.refused.map(({ id }) => id))
      all.refused.push(...payload.refused.filter(({ id }) => !known.has(id)))
      setResult({ ...all })
      const now = countRows(payload.statement, 'MATCHED')
      if (now >= left) break
      left = now
    }
    evictStatements(cache)
    if (all.received > 0) toast.success(`${formatPayments(all.received)} marked as received`)
  }
  return { run, isBusy, result }
}
