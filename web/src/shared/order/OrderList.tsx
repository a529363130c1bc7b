import { styled } from 'styled-components'
import { media, space } from '../../ui/theme.ts'
import { OrderSummarySkeleton } from './OrderSummary.tsx'

export const OrderList = styled.ul<{ $isDimmed?: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${space[3]};
  opacity: ${({ $isDimmed = false }) => ($isDimmed ? 0.5 : 1)};

  ${media.wide} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
  }
`

export function OrderListSkeleton({ count }: { count: number }) {
  return (
    <OrderList aria-busy>
      {Array.from({ length: count }, (_, index) => (
        <OrderSummarySkeleton key={index} />
      ))}
    </OrderList>
  )
}
