import { skipToken, useQuery } from '@apollo/client/react'
import { styled } from 'styled-components'
import { ManageWordsPreviewDocument, type ManageWordsPreviewQuery } from './SearchLab.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { useDebounced } from '../../ui/hooks/use-debounced.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import { formatPlace } from './search-place.ts'

type Preview = ManageWordsPreviewQuery['previewWords']

const TYPING_PAUSE_MS = 300

/** Previews the effect of a synonym line while it is typed. Empty until both sides have a word. */
export function WordsPreview({ line }: { line: string }) {
  const rested = useDebounced(line, TYPING_PAUSE_MS)
  const { data, previousData, error } = useQuery(
    ManageWordsPreviewDocument,
    rested ? { variables: { line: rested }, fetchPolicy: 'no-cache' } : skipToken,
  )
  const preview = (data ?? previousData)?.previewWords
  const hasPreview = rested !== '' && preview?.userErrors.length === 0
  return (
    <Root aria-live="polite">
      {hasPreview && !error ? (
        <>
          <Searches searches={preview.searches} />
          {preview.tests.length > 0 && <Tests tests={preview.tests} />}
        </>
      ) : (
        <SmallText>
          {error
            ? 'We couldn’t load the preview. You can still publish.'
            : 'You’ll see what the synonym changes as you type.'}
        </SmallText>
      )}
    </Root>
  )
}

function Searches({ searches }: Pick<Preview, 'searches'>) {
  return (
    <List>
      {searches.map(({ text, before, after, products }) => (
        <li key={text}>
          <Strong>{text}</Strong>
          <span>{`: ${
            before === after
              ? formatCount(after, 'product')
              : `${before} → ${formatCount(after, 'product')}`
          }`}</span>
          <SmallText>{products.map(({ name }) => name).join(', ')}</SmallText>
        </li>
      ))}
    </List>
  )
}

function Tests({ tests }: Pick<Preview, 'tests'>) {
  const passing = tests.filter(({ test }) => test.position !== null).length
  const willPass = tests.filter(({ after }) => after !== null).length
  const changed = tests.filter(({ test, after }) => test.position !== after)
  return (
    <div>
      <p>{`${passing} of ${formatCount(tests.length, 'test')} ${passing === 1 ? 'passes' : 'pass'} now, ${willPass} with this synonym.`}</p>
      <List>
        {changed.map(({ test, after }) => (
          <Change key={test.id} $isBad={after === null}>
            <Strong>{test.text}</Strong>{' '}
            <span>{`→ ${test.product?.name ?? 'a deleted product'}: ${after === null ? 'will fail' : formatPlace(after)} (now ${formatPlace(test.position)})`}</span>
          </Change>
        ))}
      </List>
    </div>
  )
}

/* Reserves space for the first lines, so that the dialog seldom grows. */
const Root = styled.div`
  display: grid;
  align-content: start;
  gap: ${space[3]};
  min-height: 96px;
  padding: ${space[3]};
  background: ${color.sunken};
  border-radius: ${radius.medium};
  font-size: ${font.small};
  overflow-wrap: anywhere;
`

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`

const Strong = styled.b`
  font-weight: ${font.semibold};
`

const Change = styled.li<{ $isBad: boolean }>`
  color: ${({ $isBad }) => ($isBad ? color.dangerDeep : 'inherit')};
`
