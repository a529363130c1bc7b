import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { useAbortable } from '../../../shared/use-abortable.ts'
import { useRequestError } from '../../../shared/use-login-redirect.ts'
import {
  type CsvReport_ReportFragment,
  useImportProductsMutation,
} from './ImportProducts.generated.ts'
import { catalogueFields } from '../../../apollo/server-constants.generated.ts'
import { useSessionActions } from '../../../apollo/session.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { evictFields } from '../catalogue-cache.ts'

type ImportStep =
  | { kind: 'choosing'; error: string | null }
  /** `part` is the share of the file that has been sent, from 0 to 1. The server processes the file after that. */
  | { kind: 'sending'; isDryRun: boolean; part: number }
  | { kind: 'checked'; sent: SentFile; report: CsvReport_ReportFragment }
  | { kind: 'done'; report: CsvReport_ReportFragment }

/** The choice for the columns in the dry-run report that seem to be about prescriptions. */
interface ColumnChoice {
  prescriptionColumn?: string
  ignoredColumns?: string[]
}

interface SentFile extends ColumnChoice {
  file: File
  /** Whether GST rates that the law has ended are replaced. */
  newGstRates?: boolean
}

/**
 * Imports a file in two steps: a dry run that reports the changes, then the import. Closing the dialog aborts a dry
 * run.
 */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing', error: null })
  const send = useSend((part, isDryRun) => setStep({ kind: 'sending', isDryRun, part }))
  const refresh = useRefresh()

  const check = async (sent: SentFile) => {
    const { report, error } = await send(sent, true)
    setStep(report ? { kind: 'checked', sent, report } : { kind: 'choosing', error })
  }
  // The import continues when the dialog is closed, so a toast shows the result.
  const run = async (sent: SentFile, dryReport: CsvReport_ReportFragment) => {
    const { report, error } = await send(sent, false)
    if (report) {
      toast.success('Products imported')
      await refresh()
    } else if (error) toast.error(error)
    setStep(report ? { kind: 'done', report } : { kind: 'checked', sent, report: dryReport })
  }
  return { step, check, run, restart: () => setStep({ kind: 'choosing', error: null }) }
}

interface Result {
  report: CsvReport_ReportFragment | null
  /** Why there is no report. */
  error: string | null
}

function useSend(onProgress: (part: number, isDryRun: boolean) => void) {
  const importProducts = useImportProductsMutation()
  const handleError = useRequestError()
  const uploads = useAbortable<'dry run'>()
  return async (sent: SentFile, isDryRun: boolean): Promise<Result> => {
    onProgress(0, isDryRun)
    try {
      const { report, userErrors } = await importProducts(
        { ...sent, dryRun: isDryRun, fileName: sent.file.name },
        {
          fetchOptions: isDryRun ? { signal: uploads.start('dry run') } : {},
          onUploadProgress: (part) => onProgress(part, isDryRun),
        },
      )
      return { report, error: userErrors.map(({ message }) => message).join(' ') || null }
    } catch (error) {
      const result: Result = { report: null, error: null }
      handleError(error, (message) => {
        result.error = message
      })
      return result
    }
  }
}

/** Evicts the catalogue and reloads the admin's own cart. */
function useRefresh() {
  const { cache } = useApolloClient()
  const { reload } = useSessionActions()
  return async () => {
    cache.batch({
      update: () => {
        evictFields(cache, catalogueFields)
        cache.gc()
      },
    })
    await reload().catch(() => undefined)
  }
}
