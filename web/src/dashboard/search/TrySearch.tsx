import { useState } from 'react'
import { styled } from 'styled-components'
import type { TriedProduct_ProductFragment } from './SearchLab.generated.ts'
import { Button } from '../../ui/buttons/Button.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { SearchField } from '../../ui/dashboard/fields/SearchField.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { font, media, space } from '../../ui/theme.ts'
import { SearchSection } from './SearchSection.tsx'
import { useTriedSearch } from './use-tried-search.ts'

const newTest = lazyDialog(() => import('./NewTestDialog.tsx'))
const explanation = lazyDialog(() => import('./ExplanationDialog.tsx'))

const RESULTS = 10

interface Chosen {
  dialog: 'explanation' | 'test'
  product: TriedProduct_ProductFragment
}

/** Searches like a customer, and explains the first results. */
export function TrySearch() {
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState<Chosen | null>(null)
  const text = typed.trim()
  const { products, isRelaxed, isLoading, error, retry } = useTriedSearch(text, RESULTS)
  const isEmpty = text !== '' && !isLoading && !error && products.length === 0
  const close = () => setChosen(null)
  return (
    <SearchSection title="Try a search" hint="See the first results and why they’re there.">
      <SearchField
        label="Search as a customer"
        placeholder="What a customer types"
        value={typed}
        onSearch={setTyped}
      />
      {error && <ErrorState what="the results" onRetry={retry} />}
      <div role="status">{`${isEmpty ? 'No products found.' : ''}${isRelaxed ? 'No product has all the words. These have some of them:' : ''}`}</div>
      <List aria-label="Results" aria-busy={isLoading}>
        {products.map((product) => (
          <Result key={product.id} product={product} onChoose={setChosen} />
        ))}
      </List>
      {chosen?.dialog === 'explanation' && (
        <explanation.Dialog text={text} product={chosen.product} onClose={close} />
      )}
      {chosen?.dialog === 'test' && (
        <newTest.Dialog start={{ text, product: chosen.product }} onClose={close} />
      )}
    </SearchSection>
  )
}

interface ResultProps {
  product: TriedProduct_ProductFragment
  onChoose: (chosen: Chosen) => void
}

function Result({ product, onChoose }: ResultProps) {
  const { name, brand, unit } = product
  return (
    <Row>
      <div>
        <Name>{name}</Name>
        <SmallText>{[brand, unit].filter(Boolean).join(', ')}</SmallText>
      </div>
      <Buttons>
        <Button
          variant="quiet"
          aria-label={`Why is this here? ${name}`}
          onClick={() => onChoose({ dialog: 'explanation', product })}
        >
          Why is this here?
        </Button>
        <Button
          variant="quiet"
          aria-label={`Keep as test: ${name}`}
          onClick={() => onChoose({ dialog: 'test', product })}
        >
          Keep as test
        </Button>
      </Buttons>
    </Row>
  )
}

const List = styled.ol`
  display: grid;
  gap: ${space[2]};

  &:empty {
    display: none;
  }
`

const Row = styled.li`
  display: grid;
  gap: ${space[1]} ${space[3]};

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`

const Name = styled.p`
  font-weight: ${font.medium};
  overflow-wrap: anywhere;
`

/* On phones, the button labels start below the name. */
const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[2]};

  ${media.belowTablet} {
    margin-left: -${space[5]};
  }
`
