import { useState } from 'react'
import { styled } from 'styled-components'
import type { MissedSearches_TextFragment } from './Words.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { font, space } from '../../ui/theme.ts'
import { SearchSection } from './SearchSection.tsx'

/** How many texts are shown at first. */
const FEW = 5

interface MissedSearchesProps {
  title: string
  /** Most frequent first. */
  texts: readonly MissedSearches_TextFragment[]
  onAdd: (text: string) => void
}

/** Texts that shoppers have searched for, each with a button to add words for it. Nothing without texts. */
export function MissedSearches({ title, texts, onAdd }: MissedSearchesProps) {
  const [isLong, setIsLong] = useState(false)
  if (texts.length === 0) return null
  const shown = isLong ? texts : texts.slice(0, FEW)
  return (
    <SearchSection title={title} hint="In the last 30 days, by at least three people.">
      <List>
        {shown.map(({ text, searches }) => (
          <Row key={text}>
            <Text>{text}</Text>
            <SmallText>{searches === 1 ? '1 search' : `${searches} searches`}</SmallText>
            <Button
              variant="secondary"
              aria-label={`Add synonym for ${text}`}
              onClick={() => onAdd(text)}
            >
              Add synonym
            </Button>
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

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[3]};
`

const Text = styled.span`
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`
