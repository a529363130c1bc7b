import { FileCheck } from 'lucide-react'
import { styled } from 'styled-components'
import { type ImportCard_ImportFragment, useFinishImportMutation } from './Imports.generated.ts'
import { isSuccessful, useSubmit } from '../../../shared/use-submit.ts'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { useFocusAfterRemoval } from '../../../ui/hooks/use-focus-after-removal.ts'
import { PageHeading } from '../../../ui/layout/PageHeading.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { EmptyState } from '../../../ui/states/StateMessage.tsx'
import { color, space } from '../../../ui/theme.ts'
import { ImportCard } from './ImportCard.tsx'

interface ImportPanelProps {
  /** Newest first; null while they are loading. */
  imports: readonly ImportCard_ImportFragment[] | null
  /** Whether there are older imports. They are listed once these are done. */
  hasMore: boolean
  /** Called when an import was marked as done. */
  onFinished: () => void
}

/** Lists the imports that skipped rows or were interrupted, so that admins can mark them as done. */
export function ImportPanel({ imports, hasMore, onFinished }: ImportPanelProps) {
  const { ref, moveFocus } = useFocusAfterRemoval()
  const finishImport = useFinishImportMutation()
  const { submit, isBusy } = useSubmit()
  const finish = async (id: string) => {
    if (!isSuccessful(await submit(() => finishImport({ id }), 'Import marked as done'))) return
    moveFocus()
    onFinished()
  }
  // Hides imports that were marked as done since.
  const toFix = imports?.filter((one) => one.toFix)
  return (
    <Stack>
      <PageHeading ref={ref} tabIndex={-1}>
        Imports
      </PageHeading>
      {toFix?.length === 0 && !hasMore ? (
        <EmptyState icon={<FileCheck size={32} />} title="No imports to fix">
          Imports that skip rows or are interrupted stay listed here for 90 days.
        </EmptyState>
      ) : (
        <>
          <Explanation>
            These imports skipped rows or were interrupted. Correct the file and import it again.
            Products that are up to date don’t change.
          </Explanation>
          <List aria-label="Imports to fix" aria-busy={!toFix}>
            {toFix?.map((one) => (
              <ImportCard
                key={one.id}
                import={one}
                isBusy={isBusy}
                onFinish={() => void finish(one.id)}
              />
            )) ?? <ImportSkeletons />}
          </List>
          {hasMore && <SmallText>Mark these as done to see older imports.</SmallText>}
        </>
      )}
    </Stack>
  )
}

const ImportSkeletons = () =>
  [1, 2].map((key) => <Skeleton key={key} as="li" $height="178px" $round="large" />)

const Explanation = styled.p`
  max-width: 640px;
  color: ${color.inkSoft};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`
