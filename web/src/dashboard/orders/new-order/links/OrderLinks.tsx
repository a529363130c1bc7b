import { useState } from 'react'
import { styled } from 'styled-components'
import { formatCount } from '../../../../lib/text/format-count.ts'
import { useReloadOnReturn } from '../../../../shared/use-reload-on-return.ts'
import { Button } from '../../../../ui/buttons/Button.tsx'
import { CopyButton } from '../../../../ui/buttons/CopyButton.tsx'
import { SmallText } from '../../../../ui/content/SmallText.ts'
import { useFocusAfterRemoval } from '../../../../ui/hooks/use-focus-after-removal.ts'
import { Card } from '../../../../ui/layout/Card.ts'
import { Skeleton } from '../../../../ui/states/Skeleton.tsx'
import { ErrorState } from '../../../../ui/states/StateMessage.tsx'
import { font, space } from '../../../../ui/theme.ts'
import { useNow } from '../../use-now.ts'
import { formatTimeLeft, type OrderLink } from './order-link.ts'
import { useOrderLinksQuery } from './OrderLinks.generated.ts'
import { WithdrawDialog } from './WithdrawDialog.tsx'

/** The links that customers have not used yet. */
export default function OrderLinks() {
  const { data, error, refetch } = useOrderLinksQuery({
    fetchPolicy: 'cache-and-network',
    nextFetchPolicy: 'cache-first',
  })
  const { ref, moveFocus } = useFocusAfterRemoval()
  const [toWithdraw, setToWithdraw] = useState<OrderLink | null>(null)
  const now = useNow()
  useReloadOnReturn(refetch)
  const links = data?.orderLinks
  return (
    <Card as="section" aria-labelledby="order-links">
      <Title ref={ref} tabIndex={-1} id="order-links">
        Links waiting for customers
      </Title>
      {!links && error && <ErrorState what="the links" onRetry={() => void refetch()} />}
      {!links && !error && <Skeleton $height="24px" />}
      {links?.length === 0 && <SmallText>No links are waiting for customers.</SmallText>}
      <List>
        {links?.map((link) => (
          <Row key={link.id}>
            <div>
              <strong translate="no">{link.customerName}</strong>
              <SmallText>
                {`${formatCount(link.totalQuantity, 'piece')} · ${formatTimeLeft(link, now)}`}
              </SmallText>
              <SmallText translate="no">
                {[link.phone, link.by].filter(Boolean).join(' · ')}
              </SmallText>
            </div>
            <CopyButton text={link.url} name={`link for ${link.customerName}`} />
            <Button
              variant="quiet"
              aria-label={`Withdraw the link for ${link.customerName}`}
              onClick={() => setToWithdraw(link)}
            >
              Withdraw
            </Button>
          </Row>
        ))}
      </List>
      {toWithdraw && (
        <WithdrawDialog
          link={toWithdraw}
          onClose={() => setToWithdraw(null)}
          onGone={() => {
            setToWithdraw(null)
            moveFocus()
          }}
        />
      )}
    </Card>
  )
}

const Title = styled.h2`
  padding-bottom: ${space[3]};
  font-size: ${font.large};
`

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  align-items: center;
  gap: ${space[1]};
  overflow-wrap: anywhere;

  > button:last-child {
    padding-inline: ${space[2]};
  }
`
