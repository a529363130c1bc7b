import { useQuery } from '@apollo/client/react'
import { styled } from 'styled-components'
import {
  ManageSearchExplanationDocument,
  type ManageSearchExplanationQuery,
} from './SearchLab.generated.ts'
import { SmallText } from '../../ui/content/SmallText.ts'
import { Modal } from '../../ui/dialogs/Modal.tsx'
import { Stack } from '../../ui/layout/Stack.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../ui/states/StateMessage.tsx'
import { font, space } from '../../ui/theme.ts'
import { explainMatch } from './explain-match.ts'

type Explanation = NonNullable<ManageSearchExplanationQuery['explainSearch']>

interface ExplanationDialogProps {
  text: string
  product: { id: string; name: string }
  onClose: () => void
}

/** Explains why a search finds or does not find a product. */
export default function ExplanationDialog({ text, product, onClose }: ExplanationDialogProps) {
  const { data, error, refetch } = useQuery(ManageSearchExplanationDocument, {
    variables: { text, productId: product.id },
    fetchPolicy: 'no-cache',
  })
  const explanation = data?.explainSearch
  return (
    <Modal title="Why is this here?" isOpen onClose={onClose}>
      <Stack $gap={4} aria-busy={!data && !error}>
        <p>
          <Strong>{product.name}</Strong> in the search for <Strong>{text}</Strong>
        </p>
        {explanation && <ExplanationText {...explanation} />}
        {explanation === null && <p>This product was deleted.</p>}
        {error && <ErrorState what="the explanation" onRetry={() => void refetch()} />}
        {!data && !error && <Skeleton $height="160px" $round="medium" />}
      </Stack>
    </Modal>
  )
}

function ExplanationText({ found, relaxed, terms, weights, weightedPoints }: Explanation) {
  return (
    <>
      {!found && <p>This search doesn’t find the product.</p>}
      {relaxed && (
        <p>No product has all the words, so the search finds products with some of them.</p>
      )}
      <List>
        {terms.map(({ text, optional, match }) => (
          <li key={text}>
            <Strong>{text}</Strong>
            <span>{optional && ' (not required)'}</span>
            <SmallText>
              {match
                ? `${match.words.map(explainMatch).join('; ')}: ${formatPoints(match.points)}`
                : 'None of the product’s words match.'}
            </SmallText>
          </li>
        ))}
      </List>
      <SmallText as="ul">
        {listWeights(weights).map((weight) => (
          <li key={weight}>{weight}</li>
        ))}
      </SmallText>
      <p>
        Total: <Strong>{formatPoints(weightedPoints)}</Strong>. Products with more points come
        first.
      </p>
    </>
  )
}

const formatPoints = (points: number) =>
  `${points.toLocaleString('en-IN')} ${points === 1 ? 'point' : 'points'}`

function listWeights({ inStock, wordsInOrder, popularity }: Explanation['weights']): string[] {
  return [
    ...(inStock ? [] : ['Out of stock: 20% fewer points']),
    ...(wordsInOrder ? ['The words are in this order in the name and brand: 10% more points'] : []),
    ...(popularity > 0 ? [`Ordered in the last 90 days: ${2 * popularity}% more points`] : []),
  ]
}

const Strong = styled.b`
  font-weight: ${font.semibold};
  overflow-wrap: anywhere;
`

const List = styled.ul`
  display: grid;
  gap: ${space[3]};
`
