import type { ApolloClient } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useEffect, useEffectEvent, useRef } from 'react'
import type { ReportSearchInput } from '../../apollo/schema-types.generated.ts'

/** Longer than a pause while typing. */
const REST_MS = 3_000

interface Report {
  text: string
  whenSent: Promise<void>
  isUsed: boolean
}

/**
 * Reports a search once its text has not changed for some seconds. Returns a function to call when the customer uses a
 * result, which is reported once for each text. Without results, the text is undefined.
 */
export function useSearchReport(text = ''): () => void {
  const client = useApolloClient()
  const last = useRef<Report>(null)
  const report = (): Report => {
    if (last.current?.text === text) return last.current
    last.current = { text, isUsed: false, whenSent: send(client, { text }) }
    return last.current
  }
  const reportAtRest = useEffectEvent(report)
  useEffect(() => {
    if (text === '') return
    const timer = setTimeout(() => reportAtRest(), REST_MS)
    return () => clearTimeout(timer)
  }, [text])
  return () => {
    if (text === '') return
    const search = report()
    if (search.isUsed) return
    search.isUsed = true
    void search.whenSent.then(() => send(client, { text, clicked: true }))
  }
}

/** Loads the code and sends the report. Customers do not notice a failure. */
async function send(client: ApolloClient, input: ReportSearchInput): Promise<void> {
  try {
    const { sendSearchReport } = await import('./send-search-report.ts')
    await sendSearchReport(client, input)
  } catch {
    // The search works without reports.
  }
}
