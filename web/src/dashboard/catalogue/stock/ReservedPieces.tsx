import { styled } from 'styled-components'
import { useSubmit } from '../../../shared/use-submit.ts'
import { formatTime } from '../../../lib/text/date.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { Button } from '../../../ui/buttons/Button.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { color, font, radius, space } from '../../../ui/theme.ts'
import {
  type ReservedPiecesQuery,
  useReleaseReservationMutation,
  useReservedPiecesQuery,
} from './ReservedPieces.generated.ts'

interface ReservedPiecesProps {
  productId: string
  /** Called when items have returned to stock. */
  onReleased: () => void
}

/** Shows who has reserved a product's items while they pay by UPI; nothing without reservations. */
export function ReservedPieces({ productId, onReleased }: ReservedPiecesProps) {
  const { data, refetch } = useReservedPiecesQuery({
    variables: { productId },
    fetchPolicy: 'network-only',
  })
  const release = useReleaseReservationMutation()
  const { submit, isBusy } = useSubmit()
  const edges = data?.reservations.edges ?? []
  if (edges.length === 0) return null
  const end = async (reservationId: string) => {
    await submit(() => release({ reservationId }), 'Items returned to stock')
    // Also reloads if the reservation had already expired.
    await refetch().catch(() => undefined)
    onReleased()
  }
  return (
    <Root aria-label="Reserved">
      <Title>Reserved for UPI payments</Title>
      <ul>
        {edges.map(({ node }) => (
          <Row key={node.id}>
            <div>
              <p>{describe(node, productId)}</p>
              <SmallText>{`Until ${formatTime(node.expiresAt)}`}</SmallText>
            </div>
            <Button
              variant="secondary"
              isBusy={isBusy}
              aria-label={`Release the items for ${nameOf(node)}`}
              onClick={() => void end(node.id)}
            >
              Release
            </Button>
          </Row>
        ))}
      </ul>
      <SmallText>
        The customer may be paying right now. If they’ve paid and the items are gone, they can ask
        for a refund.
      </SmallText>
    </Root>
  )
}

type Reservation = ReservedPiecesQuery['reservations']['edges'][number]['node']

const nameOf = ({ customer }: Reservation) => customer?.name ?? 'a deleted account'

/** For example, '3 pieces: Asha, asha@example.in'. */
function describe(node: Reservation, productId: string): string {
  const line = node.lines.find((each) => each.productId === productId)
  const email = node.customer ? `, ${node.customer.email}` : ''
  return `${formatCount(line?.quantity ?? 0, 'piece')}: ${nameOf(node)}${email}`
}

const Root = styled.section`
  display: grid;
  gap: ${space[2]};
  margin-bottom: ${space[4]};
  padding: ${space[4]};
  background: ${color.sunken};
  border-radius: ${radius.medium};
`

const Title = styled.h3`
  font-size: ${font.body};
  font-weight: ${font.semibold};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
  padding-block: ${space[2]};
  overflow-wrap: anywhere;
`
