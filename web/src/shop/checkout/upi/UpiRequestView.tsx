import { styled } from 'styled-components'
import type { UpiPayment_RequestFragment as UpiRequest } from '../Quote.generated.ts'
import { formatMoney } from '../../../lib/text/money.ts'
import { formatRupees } from '../../../lib/text/rupees.ts'
import { CopyButton } from '../../../ui/buttons/CopyButton.tsx'
import { color, font, radius, size, space } from '../../../ui/theme.ts'
import { Stack } from '../../../ui/layout/Stack.ts'

const QR_CODE_PX = 220

/**
 * UPI apps reject the photo of a QR code above this amount, in paise, for accounts that are not verified. Source: NPCI
 * circular UPI/OC-76C of April 2025.
 */
const MAX_FROM_PHOTO = 2_000_00

/** A UPI payment request as a QR code, as a link for this phone if UPI apps accept it, and as text. */
export function UpiRequestView({ request }: { request: UpiRequest }) {
  const { link, isLinkAccepted, qrCode, upiId, reference, amount } = request
  const sum = formatMoney(amount.amount)
  return (
    <Stack $gap={3}>
      {isLinkAccepted && <OpenApp href={link}>Open UPI app</OpenApp>}
      {isLinkAccepted && <OtherPhone>Pay from another phone</OtherPhone>}
      <Frame>
        <img
          src={qrCode}
          alt={`QR code to pay ${sum} with UPI`}
          width={QR_CODE_PX}
          height={QR_CODE_PX}
        />
      </Frame>
      <Note>
        Scan the QR code with any UPI app and pay. When you have paid, click ‘Confirm Payment’.
      </Note>
      {!isLinkAccepted && <OnThisPhone>{describePhone(amount.amount)}</OnThisPhone>}
      <Facts>
        <div>
          <dt>Amount</dt>
          <dd>
            <strong>{sum}</strong> <CopyButton text={formatRupees(amount.amount)} name="amount" />
          </dd>
        </div>
        <div>
          <dt>UPI ID</dt>
          <dd>
            <span>{upiId}</span> <CopyButton text={upiId} name="UPI ID" />
          </dd>
        </div>
        <div>
          <dt>Reference</dt>
          <dd>{reference}</dd>
        </div>
      </Facts>
    </Stack>
  )
}

function describePhone(paise: number): string {
  const photo =
    paise <= MAX_FROM_PHOTO
      ? ' Or save a screenshot of the QR code, and open it in your UPI app.'
      : ''
  return `To pay on this phone, copy the UPI ID and the amount, and pay in your UPI app. This page cannot open the app for you.${photo}`
}

/* The white margin that QR codes need. */
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

const OnThisPhone = styled(Note)`
  display: none;

  @media (pointer: coarse) {
    display: block;
  }
`

/* The link opens an app on this device, so it is shown on phones only, where nobody can scan their own screen. */
const OpenApp = styled.a`
  display: none;

  @media (pointer: coarse) {
    display: grid;
    place-items: center;
    min-height: 48px;
    background: ${color.accent};
    border-radius: ${radius.medium};
    color: ${color.onAccent};
    font-weight: ${font.semibold};
  }
`

const OtherPhone = styled.h3`
  display: none;
  font-size: ${font.body};
  text-align: center;

  @media (pointer: coarse) {
    display: block;
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
