import { History } from 'lucide-react'
import { styled } from 'styled-components'
import { toErrorMessage } from '../../../apollo/error-message.ts'
import { useStockMovementsQuery } from './StockMovements.generated.ts'
import { Drawer } from '../../../ui/dialogs/Drawer.tsx'
import { LoadMore } from '../../../ui/states/LoadMore.tsx'
import { Skeleton } from '../../../ui/states/Skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states/StateMessage.tsx'
import { color, space } from '../../../ui/theme.ts'
import { useMore } from '../../../ui/hooks/use-more.ts'
import { Stack } from '../../../ui/layout/Stack.ts'
import { ReservedPieces } from './ReservedPieces.tsx'
import { StockMovementRow } from './StockMovementRow.tsx'
import type { StockedProduct } from './StockEditor.tsx'

interface StockMovementsProps {
  product: StockedProduct
  onClose: () => void
}

/** A product's stock history, newest first. */
export default function StockMovements({ product, onClose }: StockMovementsProps) {
  return (
    <Drawer title="Stock history" isOpen onClose={onClose}>
      <Name>{product.name}</Name>
      <Movements productId={product.id} />
    </Drawer>
  )
}

function Movements({ productId }: { productId: string }) {
  const { data, error, refetch, fetchMore } = useStockMovementsQuery({
    variables: { productId },
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const movements = data?.stockMovements
  const more = useMore(movements, (page) => fetchMore({ variables: page }), { maxPage: null })
  if (error && !data) {
    return (
      <ErrorState what="the movements" onRetry={() => void refetch()}>
        {toErrorMessage(error)}
      </ErrorState>
    )
  }
  if (!data) return <Waiting />
  if (!movements || movements.edges.length === 0) {
    return <EmptyState icon={<History size={32} />} title="No stock movements yet" />
  }
  return (
    <>
      <ReservedPieces productId={productId} onReleased={() => void refetch()} />
      <ol>
        {movements.edges.map(({ node }) => (
          <StockMovementRow key={node.id} movement={node} />
        ))}
      </ol>
      <LoadMore {...more} />
    </>
  )
}

function Waiting() {
  return (
    <Stack $gap={3}>
      {[1, 2, 3, 4].map((key) => (
        <Skeleton key={key} $height="56px" $round="medium" />
      ))}
    </Stack>
  )
}

const Name = styled.p`
  padding-bottom: ${space[3]};
  color: ${color.inkSoft};
`
