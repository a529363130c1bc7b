import { useManageSearchWordsQuery } from './SearchWords.generated.ts'
import { WordsPanel } from '../../features/manage-search/WordsPanel.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { VisuallyHidden } from '../../ui/layout/VisuallyHidden.ts'
import { Page } from '../Page.tsx'

/** The search words that admins have published. */
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
        <WordsPanel words={data?.publishedWords ?? null} />
      )}
    </Page>
  )
}
