import { useManageSearchWordsQuery } from './SearchWords.generated.ts'
import { WordsPanel } from '../../features/manage-search/WordsPanel.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { Page } from '../Page.tsx'

/** The search words that admins have published, and searches that may need some. */
export default function SearchWordsRoute() {
  const { data, error, refetch } = useManageSearchWordsQuery({ fetchPolicy: 'cache-and-network' })
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
          missed={[
            { title: 'Searches without results', texts: data?.withoutHit ?? [] },
            { title: 'Searches without a click', texts: data?.withoutClick ?? [] },
          ]}
        />
      )}
    </Page>
  )
}
