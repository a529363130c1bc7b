import { useEffect, useEffectEvent, useState } from 'react'
import { useManageSearchWordsQuery } from './SearchWords.generated.ts'
import { WordsPanel } from './WordsPanel.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { Page } from '../../shared/page/Page.tsx'
import { useReloadOnReturn } from '../../shared/use-reload-on-return.ts'

/** All server processes use changed words within two seconds. */
const WORDS_DELAY_MS = 2_500

/** The customers' failed searches, the synonyms that admins have published, and search tests. */
export default function SearchWordsRoute() {
  const { data, error, refetch } = useManageSearchWordsQuery({ fetchPolicy: 'cache-and-network' })
  useReloadOnReturn(() => refetch())
  const refetchSoon = useAfterWordsChange(() => void refetch().catch(() => undefined))
  return (
    <Page title="Search words">
      {error && !data ? (
        <div>
          <VisuallyHidden as="h1">Search words</VisuallyHidden>
          <ErrorState what="the search words" onRetry={() => void refetch()} />
        </div>
      ) : (
        <WordsPanel
          words={data?.publishedWords ?? null}
          tests={data?.searchTests ?? null}
          onChanged={refetchSoon}
          missed={[
            { title: 'Searches without results', texts: data?.withoutHit ?? [] },
            { title: 'Searches without a click', texts: data?.withoutClick ?? [] },
          ]}
        />
      )}
    </Page>
  )
}

/** Calls a function once the server uses the latest words. */
function useAfterWordsChange(run: () => void): () => void {
  const [changes, setChanges] = useState(0)
  const call = useEffectEvent(run)
  useEffect(() => {
    if (changes === 0) return
    const timer = setTimeout(() => call(), WORDS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [changes])
  return () => setChanges((before) => before + 1)
}
