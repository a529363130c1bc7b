import { styled } from 'styled-components'
import type { UpiPayment_RequestFragment as UpiRequest } from '../../apollo/generated.ts'
import { formatMoney } from '../../lib/money.ts'
import { CopyButton } from '../../ui/CopyButton.tsx'
import { Skeleton } from '../../ui/Skeleton.tsx'
import { color, font, radius, size, space } from '../../ui/theme.ts'

/** In pixels. */
const qrSide = 220

/** What is to pay with a UPI app: as a QR code, as a link for this phone, and to read. */
export function UpiRequestView({ request }: { request: UpiRequest | null }) {
  const { link, qrCode, upiId, reference } = request ?? waiting
  const sum = request ? formatMoney(request.amount.amount) : '…'
  return (
    <Root aria-busy={request === null}>
      <Frame>
        {request ? (
          <img src={qrCode} alt={`QR code to pay ${sum} with UPI`} width={qrSide} height={qrSide} />
        ) : (
          <Skeleton $width={`${qrSide}px`} $height={`${qrSide}px`} />
        )}
      </Frame>
      <Note>
        Scan the QR code with any UPI app and pay. When you have paid, click ‘Confirm Payment’.
      </Note>
      <OpenApp href={link}>Open UPI app</OpenApp>
      <Facts>
        <div>
          <dt>Amount</dt>
          <dd>
            <strong>{sum}</strong>
          </dd>
        </div>
        <div>
          <dt>UPI id</dt>
          <dd>
            {upiId} <CopyButton text={upiId} name="UPI id" />
          </dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
      </Facts>
    </Root>
  )
}

/** Holds the places. */
const waiting = { link: undefined, qrCode: undefined, upiId: '…', reference: '…' }

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[3]};
`

/* White in every theme: a QR code needs its quiet zone. */
const Frame = styled.div`
  justify-self: center;
  padding: ${space[2]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.medium};
`

const Note = styled.p`
  color: ${color.inkSoft};
  text-align: center;
`

/* The link leads into an app of this device: of use where there is one, on phones. */
const OpenApp = styled.a`
  display: none;

  @media (pointer: coarse) {
    display: grid;
    place-items: center;
    min-height: 48px;
    border: 1.5px solid ${color.accent};
    border-radius: ${radius.medium};
    color: ${color.accentDeep};
    font-weight: ${font.semibold};
  }
`

const Facts = styled.dl`
  display: grid;
  font-variant-numeric: tabular-nums;

  div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: ${space[3]};
    min-height: ${size.target};
    border-top: 1px solid ${color.line};
  }

  dt {
    color: ${color.inkSoft};
  }

  dd {
    display: flex;
    align-items: center;
    text-align: right;
  }
`
