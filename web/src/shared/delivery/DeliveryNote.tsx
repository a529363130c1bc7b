import { skipToken, useQuery } from '@apollo/client/react'
import { Clock, MapPin, type LucideIcon } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { css, styled } from 'styled-components'
import type { DeliveryState, Fulfilment } from '../../apollo/schema-types.generated.ts'
import { formatCount } from '../../lib/text/format-count.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font, media, radius, size, space } from '../../ui/theme.ts'
import { useDeliveryPin } from '../../lib/delivery-pin.ts'
import { NotDeliveredNote } from './NotDeliveredNote.tsx'
import { PinDialog } from './PinDialog.tsx'
import { DeliveryPromiseDocument, useNotDeliveredQuery } from './DeliveryPromise.generated.ts'

/* In the same chunk, because both use one query, and because the entry lists each chunk. */
export { NotDeliveredNote, PinDialog }

/** The promise changes with the time. */
const POLL_INTERVAL_MS = 60_000

interface DeliveryNoteProps {
  /** The chosen address's. Without an address, the PIN code in the header counts. */
  pincode?: string | undefined
  /** By default, the products that can be delivered are delivered. */
  fulfilment?: Fulfilment
  /** The cart or the quote. Its prescriptions have to be checked, and its total can be too small. */
  order: {
    lines: readonly OrderLine[]
    total: { amount: number }
  }
}

/** A line of a cart or a quote. */
type OrderLine = { prescriptionRequired: boolean } | CartLine
type CartLine = { product: { id: string; prescriptionRequired: boolean } }

/** Says when the order comes, or why it can't be placed. Says nothing if the shop can't be reached. */
export default function DeliveryNote({ pincode, order, ...props }: DeliveryNoteProps) {
  const pin = useDeliveryPin()
  const isPrescribed = order.lines.some(requiresPrescription)
  const wanted = useWanted(order.lines, pin, props.fulfilment)
  const { fulfilment, afterCheck, toCollect } = wanted
  const asked = {
    variables: { pincode: pincode ?? pin, afterCheck, fulfilment },
    fetchPolicy: 'network-only',
    pollInterval: POLL_INTERVAL_MS,
    skipPollAttempt: () => document.hidden,
  } as const
  const reply = useQuery(DeliveryPromiseDocument, wanted.isLoading ? skipToken : asked)
  const promise = (reply.data ?? reply.previousData)?.deliveryPromise
  if (!promise) {
    const isLoading = reply.loading || wanted.isLoading
    return isLoading ? <Waiting $height="48px" $round="medium" $isTall={isPrescribed} /> : null
  }
  const { state, message, minOrder } = promise
  const missing = (minOrder?.amount ?? 0) - order.total.amount
  return (
    <Root role="status">
      <Line state={state}>
        <span>{message + toCollect}</span>
        {pincode === undefined && (state === 'PIN_MISSING' || state === 'OUTSIDE') && (
          <SetPin label={pin ? 'Change PIN code' : 'Set PIN code'} />
        )}
      </Line>
      {minOrder && missing > 0 && (
        <Line state="PAUSED">
          <span>
            {`The smallest order is ${formatMoney(minOrder.amount)}. Please add ${formatMoney(missing)} or more.`}
          </span>
        </Line>
      )}
    </Root>
  )
}

/**
 * How the customer gets the lines of a cart, where some may have to be collected, or of a quote. `toCollect` is a
 * sentence if some are delivered and others collected.
 */
function useWanted(lines: readonly OrderLine[], pincode: string | null, chosen?: Fulfilment) {
  const { data, loading } = useNotDeliveredQuery({
    variables: { pincode },
    fetchPolicy: 'cache-and-network',
    skip: !lines.some((line) => 'product' in line && requiresPrescription(line)),
  })
  const ids = new Set(data?.viewer?.cart.notDelivered.map(({ productId }) => productId))
  const delivered = lines.filter((line) => !('product' in line && ids.has(line.product.id)))
  const count = lines.length - delivered.length
  const isMixed = count > 0 && delivered.length > 0
  const fulfilment: Fulfilment = count > 0 && !isMixed ? 'PICK_UP' : 'DELIVERY'
  return {
    isLoading: loading && !data,
    fulfilment: chosen ?? fulfilment,
    afterCheck: (isMixed ? delivered : lines).some(requiresPrescription),
    toCollect: isMixed ? ` You collect ${formatCount(count, 'product')} from the shop.` : '',
  }
}

function requiresPrescription(line: OrderLine): boolean {
  return 'product' in line ? line.product.prescriptionRequired : line.prescriptionRequired
}

function Line({ state, children }: { state: DeliveryState; children: ReactNode }) {
  const { Icon, tone } = looks[state]
  return (
    <Note $tone={tone}>
      <Icon size={20} aria-hidden />
      {children}
    </Note>
  )
}

function SetPin({ label }: { label: string }) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <TextButton type="button" onClick={() => setIsOpen(true)}>
        {label}
      </TextButton>
      {isOpen && <PinDialog onClose={() => setIsOpen(false)} />}
    </>
  )
}

const tones = {
  good: css`
    background: ${color.accentWash};
    color: ${color.accentDeep};
  `,
  later: css`
    background: ${color.highlightWash};
    color: ${color.onHighlight};
  `,
  bad: css`
    background: ${color.dangerWash};
    color: ${color.dangerDeep};
  `,
}

const looks: Record<DeliveryState, { Icon: LucideIcon; tone: keyof typeof tones }> = {
  OPEN: { Icon: Clock, tone: 'good' },
  CLOSED: { Icon: Clock, tone: 'later' },
  PAUSED: { Icon: Clock, tone: 'bad' },
  OUTSIDE: { Icon: MapPin, tone: 'bad' },
  PIN_MISSING: { Icon: MapPin, tone: 'later' },
}

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
`

const Note = styled.p<{ $tone: keyof typeof tones }>`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: 0 ${space[3]};
  min-height: 48px;
  padding: ${space[2]} ${space[4]};
  border-radius: ${radius.medium};
  font-weight: ${font.medium};
  ${({ $tone }) => tones[$tone]}

  svg {
    flex: none;
  }
`

/* On phones, the note about a cart with a prescription has two lines. */
const Waiting = styled(Skeleton)<{ $isTall: boolean }>`
  ${media.belowTablet} {
    min-height: ${({ $isTall }) => ($isTall ? '61px' : '48px')};
  }
`

const TextButton = styled.button`
  grid-column: 2;
  justify-self: start;
  min-height: ${size.target};
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
`
