import type { StoreObject } from '@apollo/client'
import { useApolloClient } from '@apollo/client/react'
import { useState } from 'react'
import { styled } from 'styled-components'
import { type MissedSearches_TextFragment, useSetSearchUnsoldMutation } from './Words.generated.ts'
import { isSuccessful, useSubmit } from '../../shared/use-submit.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { inactive } from '../../ui/buttons/inactive.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { useFocusAfterRemoval } from '../../ui/hooks/use-focus-after-removal.ts'
import { font, media, space } from '../../ui/theme.ts'
import { toast } from '../../ui/toast/toast.ts'
import { SearchSection } from './SearchSection.tsx'

/** The number of search queries that are shown at first. */
const FEW = 5

interface MissedSearchesProps {
  title: string
  /** Most frequent first. */
  texts: readonly MissedSearches_TextFragment[]
  onAdd: (text: string) => void
  /** Called when the last search query was answered while it had the focus. */
  onAllGone: () => void
}

/**
 * Lists customers' search queries. Admins add a synonym for each, or answer that the shop doesn't sell it. Shows
 * nothing without queries.
 */
export function MissedSearches({ title, texts, onAdd, onAllGone }: MissedSearchesProps) {
  const [isLong, setIsLong] = useState(false)
  const { ref, moveFocus } = useFocusAfterRemoval()
  const { answer, isBusy } = useUnsold(texts.length > 1 ? moveFocus : onAllGone)
  if (texts.length === 0) return null
  const shown = isLong ? texts : texts.slice(0, FEW)
  return (
    <SearchSection
      title={title}
      headingRef={ref}
      hint="In the last 30 days, by at least three people."
    >
      <List>
        {shown.map(({ text, searches }) => (
          <Row key={text}>
            <Text>{text}</Text>
            <SmallText>{searches === 1 ? '1 search' : `${searches} searches`}</SmallText>
            <Answers>
              <Button
                variant="secondary"
                aria-label={`Add synonym for ${text}`}
                onClick={() => onAdd(text)}
              >
                Add synonym
              </Button>
              <Button
                variant="quiet"
                aria-label={`We don’t sell this yet: ${text}`}
                onClick={() => void answer(text)}
                {...(isBusy && inactive)}
              >
                We don’t sell this yet
              </Button>
            </Answers>
          </Row>
        ))}
      </List>
      {shown.length < texts.length && (
        <Button
          variant="quiet"
          onClick={() => setIsLong(true)}
        >{`Show all ${texts.length}`}</Button>
      )}
    </SearchSection>
  )
}

/** Marks a search query as not sold in the shop, which removes it from the lists. A toast offers to undo that. */
function useUnsold(onGone: () => void) {
  const client = useApolloClient()
  const send = useSetSearchUnsoldMutation()
  const { submit, isBusy } = useSubmit()
  const set = async (text: string, unsold: boolean) =>
    isSuccessful(await submit(() => send({ text, unsold })))
  const undo = async (text: string) => {
    if (await set(text, false))
      await client.refetchQueries({ include: 'active' }).catch(() => undefined)
  }
  const answer = async (text: string) => {
    if (isBusy || !(await set(text, true))) return
    client.cache.modify<{ missedSearches: readonly StoreObject[] }>({
      fields: {
        missedSearches: (all, { readField }) =>
          all.filter((one) => readField('text', one) !== text),
      },
    })
    onGone()
    toast.success(`“${text}” is no longer listed`, () => void undo(text))
  }
  return { answer, isBusy }
}

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: 0 ${space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto auto;
  }
`

/* On phones, the answers are below the search query. */
const Answers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[1]};
  grid-column: 1 / -1;

  > button {
    padding-inline: ${space[3]};
  }

  ${media.tablet} {
    grid-column: auto;
  }
`

const Text = styled.span`
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`
