import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useAbortable } from '../../shared/use-abortable.ts'
import { useRequestError } from '../../shared/use-login-redirect.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { evictStatements } from './evict-statements.ts'
import {
  type ColumnForm_TableFragment,
  usePreviewUpiStatementMutation,
} from './PreviewStatement.generated.ts'

/** The server's maximum. */
const MAX_NAME = 200

export type ChosenColumns = Record<'date' | 'description' | 'amount', number> &
  Record<'reference' | 'type' | 'debit' | 'balance' | 'status', number | null>

type PreviewStep =
  | { kind: 'choosing'; error: string | null }
  /** `part` is the share of the file that has been sent, from 0 to 1. The server reads the file after that. */
  | { kind: 'sending'; part: number }
  | { kind: 'columns'; file: File; table: ColumnForm_TableFragment; error: string | null }

/**
 * Uploads a statement in two steps: the user chooses its columns, then a separate page matches its rows. Leaving the
 * page aborts an upload.
 */
export function usePreview() {
  const [step, setStep] = useState<PreviewStep>({ kind: 'choosing', error: null })
  const preview = usePreviewUpiStatementMutation()
  const handleError = useRequestError()
  const { cache } = useApolloClient()
  const navigate = useNavigate()
  const uploads = useAbortable<'statement'>()

  const send = async (file: File, columns: ChosenColumns | null, onFail: (why: string) => void) => {
    const signal = uploads.start('statement')
    setStep({ kind: 'sending', part: 0 })
    try {
      const { table, statement, userErrors } = await preview(
        { file, name: file.name.slice(0, MAX_NAME), columns },
        {
          fetchOptions: { signal },
          onUploadProgress: (part) => setStep({ kind: 'sending', part }),
        },
      )
      if (statement) {
        evictStatements(cache)
        if (!signal.aborted) await navigate(dashboardPaths.upiStatement(statement.id))
      } else if (table) setStep({ kind: 'columns', file, table, error: null })
      else onFail(userErrors.map(({ message }) => message).join(' '))
    } catch (error) {
      onFail('')
      handleError(error, onFail)
    }
  }
  return {
    step,
    choose: (file: File) => send(file, null, (error) => setStep({ kind: 'choosing', error })),
    match: (file: File, table: ColumnForm_TableFragment, columns: ChosenColumns) =>
      send(file, columns, (error) => setStep({ kind: 'columns', file, table, error })),
    restart: () => setStep({ kind: 'choosing', error: null }),
  }
}
