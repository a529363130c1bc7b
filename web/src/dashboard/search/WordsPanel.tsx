import { Search, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import {
  type MissedSearches_TextFragment,
  useRemovePublishedWordsMutation,
  type WordsCard_WordsFragment,
} from './Words.generated.ts'
import { RemovalDialog } from '../../shared/RemovalDialog.tsx'
import { useItemDialogs } from '../../shared/use-item-dialogs.ts'
import { formatDate } from '../../lib/text/date.ts'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Card } from '../../ui/layout/Card.ts'
import { PageStack } from '../../ui/layout/Stack.ts'
import { lazyDialog, usePreload } from '../../ui/dialogs/lazy-dialog.tsx'
import { PanelHead } from '../../ui/dashboard/PanelHead.tsx'
import { EmptyState } from '../../ui/states/StateMessage.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { MissedSearches } from './MissedSearches.tsx'
import { SearchTests, type SearchTestsProps } from './SearchTests.tsx'
import { TrySearch } from './TrySearch.tsx'

const newWords = lazyDialog(() => import('./NewWordsDialog.tsx'))

interface WordsPanelProps {
  /** Newest first; null while they are loading. */
  words: readonly WordsCard_WordsFragment[] | null
  /** Lists of searches that may need words. */
  missed: readonly { title: string; texts: readonly MissedSearches_TextFragment[] }[]
  tests: SearchTestsProps['tests']
  /** Called when words were published or removed. */
  onChanged: () => void
}

/** The page's sections: missed searches, published synonyms with their dialogs, a search to try, and tests. */
export function WordsPanel({ words, missed, tests, onChanged }: WordsPanelProps) {
  usePreload(newWords)
  const dialogs = useItemDialogs<WordsCard_WordsFragment>()
  const [missedText, setMissedText] = useState<string | null>(null)
  const { isAdding, toDelete, openAdd, openDelete, close, headingRef } = dialogs
  const remove = useRemovePublishedWordsMutation({
    update(cache, { data }) {
      const id = data?.removePublishedWords.deletedId
      if (id) cache.evict({ id: `PublishedWords:${id}` })
    },
  })
  return (
    <PageStack $gap={5}>
      <PanelHead ref={headingRef} title="Search words" addLabel="New synonym" onAdd={openAdd} />
      <Explanation>
        Add the words your customers use for your products. Many are built in. The search uses new
        ones within two seconds.
      </Explanation>
      {missed.map((kind) => (
        <MissedSearches
          key={kind.title}
          {...kind}
          onAdd={setMissedText}
          onAllGone={dialogs.onDeleted}
        />
      ))}
      {words?.length === 0 && (
        <EmptyState icon={<Search size={32} />} title="No synonyms yet">
          For example, “kothmir” can find everything that “coriander” finds.
        </EmptyState>
      )}
      <List aria-label="Published synonyms" aria-busy={!words}>
        {words?.map((item) => (
          <WordsCard key={item.id} words={item} onRemove={() => openDelete(item)} />
        )) ?? <Skeleton as="li" $height="72px" $round="large" />}
      </List>
      <TrySearch />
      <SearchTests tests={tests} />
      {isAdding && <newWords.Dialog onClose={close} onPublished={onChanged} />}
      {missedText !== null && (
        <newWords.Dialog
          names={missedText}
          onClose={() => setMissedText(null)}
          onPublished={onChanged}
        />
      )}
      <RemovalDialog
        item={toDelete}
        getName={({ line }) => line}
        title="Remove synonym"
        confirmLabel="Remove"
        successMessage="Synonym removed"
        remove={remove}
        onClose={close}
        onRemoved={() => {
          dialogs.onDeleted()
          onChanged()
        }}
      >
        The search will no longer use it.
      </RemovalDialog>
    </PageStack>
  )
}

interface WordsCardProps {
  words: WordsCard_WordsFragment
  onRemove: () => void
}

function WordsCard({ words: { line, by, publishedAt }, onRemove }: WordsCardProps) {
  return (
    <Row as="li">
      <div>
        <Line>{line}</Line>
        <SmallText>{`Published on ${formatDate(publishedAt)}${by === null ? '' : ` by ${by}`}`}</SmallText>
      </div>
      <IconButton label={`Remove ${line}`} onClick={onRemove}>
        <Trash2 size={18} />
      </IconButton>
    </Row>
  )
}

const Explanation = styled.p`
  max-width: 640px;
  color: ${color.inkSoft};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};

  &:empty {
    display: none;
  }
`

const Row = styled(Card)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
`

const Line = styled.p`
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`
