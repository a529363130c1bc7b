import { CircleCheck, CircleX, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { styled } from 'styled-components'
import {
  type SearchTests_TestFragment,
  useRemoveSearchTestMutation,
} from './SearchLab.generated.ts'
import { RemovalDialog } from '../../shared/RemovalDialog.tsx'
import { useItemDialogs } from '../../shared/use-item-dialogs.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { IconButton } from '../../ui/buttons/IconButton.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { formatPlace } from './search-place.ts'
import { SearchSection } from './SearchSection.tsx'

const newTest = lazyDialog(() => import('./NewTestDialog.tsx'))
const explanation = lazyDialog(() => import('./ExplanationDialog.tsx'))

export interface SearchTestsProps {
  /** Newest first; null while they are loading. */
  tests: readonly SearchTests_TestFragment[] | null
}

/** The saved test searches, with the dialogs to add, explain and remove them. */
export function SearchTests({ tests }: SearchTestsProps) {
  const dialogs = useItemDialogs<SearchTests_TestFragment>()
  const [explained, setExplained] = useState<Explained | null>(null)
  const remove = useRemoveSearchTestMutation({
    update(cache, { data }) {
      const id = data?.removeSearchTest.deletedId
      if (id) cache.evict({ id: `SearchTest:${id}` })
    },
  })
  const passing = tests?.filter(({ position }) => position !== null).length ?? 0
  return (
    <SearchSection
      title="Test searches"
      headingRef={dialogs.headingRef}
      hint={
        tests && tests.length > 0
          ? `${passing} of ${formatCount(tests.length, 'test')} ${passing === 1 ? 'passes' : 'pass'}.`
          : 'Save searches that must find a given product. Before you publish a synonym, you see which tests it changes.'
      }
    >
      <List aria-label="Tests" aria-busy={!tests}>
        {tests?.map((test) => (
          <TestRow
            key={test.id}
            test={test}
            onExplain={setExplained}
            onRemove={() => dialogs.openDelete(test)}
          />
        ))}
      </List>
      <Button variant="secondary" onClick={dialogs.openAdd}>
        New test
      </Button>
      {dialogs.isAdding && <newTest.Dialog onClose={dialogs.close} />}
      {explained && <explanation.Dialog {...explained} onClose={() => setExplained(null)} />}
      <RemovalDialog
        item={dialogs.toDelete}
        getName={({ text }) => text}
        title="Remove test"
        confirmLabel="Remove"
        successMessage="Test removed"
        remove={remove}
        onClose={dialogs.close}
        onRemoved={dialogs.onDeleted}
      >
        The search itself doesn’t change.
      </RemovalDialog>
    </SearchSection>
  )
}

interface Explained {
  text: string
  product: { id: string; name: string }
}

interface TestRowProps {
  test: SearchTests_TestFragment
  onExplain: (explained: Explained) => void
  onRemove: () => void
}

function TestRow({ test: { text, position, product }, onExplain, onRemove }: TestRowProps) {
  const isPassed = position !== null
  return (
    <Row>
      <Sign $isPassed={isPassed}>
        {isPassed ? <CircleCheck size={20} aria-hidden /> : <CircleX size={20} aria-hidden />}
      </Sign>
      <div>
        <Text>{text}</Text>
        <SmallText>
          {product ? `${product.name}: ${formatPlace(position)}` : 'The product was deleted'}
        </SmallText>
      </div>
      {product && (
        <Button
          variant="quiet"
          aria-label={`Why? ${text}`}
          onClick={() => onExplain({ text, product })}
        >
          Why?
        </Button>
      )}
      <IconButton label={`Remove the test ${text}`} onClick={onRemove}>
        <Trash2 size={18} />
      </IconButton>
    </Row>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[3]};

  &:empty {
    display: none;
  }
`

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[2]};
`

const Sign = styled.span<{ $isPassed: boolean }>`
  display: grid;
  color: ${({ $isPassed }) => ($isPassed ? color.accent : color.danger)};
`

const Text = styled.p`
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`
