import { useApolloClient } from '@apollo/client/react'
import { useEffect, useRef, useState } from 'react'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import {
  type CsvReport_ReportFragment,
  useImportProductsMutation,
} from '../../../apollo/manage-catalogue.generated.ts'
import { useSessionActions } from '../../../apollo/session.tsx'
import { toast } from '../../../ui/toast/toast.ts'
import { payloadOf } from '../use-ask.ts'
import { forgetCatalogue } from './forget-catalogue.ts'

/** How far an import has come. */
export type ImportStep =
  | { kind: 'choosing'; refusal: string | null }
  /** `part` of the file has left, from 0 to 1; after that the server reads it. */
  | { kind: 'sending'; isDryRun: boolean; part: number }
  | { kind: 'checked'; file: File; report: CsvReport_ReportFragment }
  | { kind: 'done'; report: CsvReport_ReportFragment }

/**
 * Imports a file in two steps: a dry run that tells what would happen, then the import itself. A dry run that
 * nobody waits for any more is stopped.
 */
export function useImport() {
  const [step, setStep] = useState<ImportStep>({ kind: 'choosing', refusal: null })
  const send = useSend((part, isDryRun) => setStep({ kind: 'sending', isDryRun, part }))
  const refresh = useRefresh()

  const check = async (file: File) => {
    const { report, refusal } = await send(file, true)
    setStep(report ? { kind: 'checked', file, report } : { kind: 'choosing', refusal })
  }
  // Goes on when the dialog is closed: how it ended is told in any case.
  const run = async (file: File, dryReport: CsvReport_ReportFragment) => {
    const { report, refusal } = await send(file, false)
    if (report) {
      toast.success('Products imported')
      await refresh()
    } else if (refusal) toast.error(refusal)
    setStep(report ? { kind: 'done', report } : { kind: 'checked', file, report: dryReport })
  }
  return { step, check, run, restart: () => setStep({ kind: 'choosing', refusal: null }) }
}

interface Answer {
  report: CsvReport_ReportFragment | null
  /** Why there is no report. */
  refusal: string | null
}

/** Sends the file and tells how far that is. */
function useSend(onProgress: (part: number, isDryRun: boolean) => void) {
  const [mutate] = useImportProductsMutation()
  const dryRun = useRef<AbortController | null>(null)
  useEffect(() => () => dryRun.current?.abort(), [])
  return async (file: File, isDryRun: boolean): Promise<Answer> => {
    const controller = new AbortController()
    dryRun.current = isDryRun ? controller : null
    onProgress(0, isDryRun)
    try {
      const { data } = await mutate({
        variables: { input: { file, dryRun: isDryRun } },
        context: {
          fetchOptions: { signal: controller.signal },
          onUploadProgress: (part) => onProgress(part, isDryRun),
        },
      })
      const { report, userErrors } = payloadOf(data?.importProducts)
      const refusal = userErrors.map(({ message }) => message).join(' ')
      return { report, refusal: refusal === '' ? null : refusal }
    } catch (error) {
      return { report: null, refusal: toErrorMessage(error) }
    }
  }
}

/** Any product may be another one now: what is shown of them, in the own cart too, is asked for anew. */
function useRefresh() {
  const { cache } = useApolloClient()
  const { reload } = useSessionActions()
  return async () => {
    forgetCatalogue(cache)
    await reload().catch(() => undefined)
  }
}
