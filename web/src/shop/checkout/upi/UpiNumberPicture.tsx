import { styled } from 'styled-components'
import { color, space } from '../../../ui/theme.ts'

/** Shows where UPI apps display the transaction number after a payment. */
export function UpiNumberPicture() {
  return (
    <Figure>
      <svg viewBox="0 0 240 132" width="240" height="132" role="img" aria-label={description}>
        <path d="M24 132V20a14 14 0 0 1 14-14h164a14 14 0 0 1 14 14v112" {...outline} />
        <circle cx="120" cy="34" r="13" fill={color.accent} />
        <path d="m114 34 4 4 8-8" fill="none" stroke={color.onAccent} strokeWidth="2.5" />
        <Label x="120" y="64">
          Payment successful
        </Label>
        <rect x="40" y="78" width="160" height="42" rx="8" {...highlight} />
        <Label x="120" y="95">
          UPI transaction ID / UTR
        </Label>
        <Digits x="120" y="112">
          4123 4567 8901
        </Digits>
      </svg>
    </Figure>
  )
}

const description =
  'A UPI app after a payment: below “Payment successful”, it shows the UPI transaction ID, also called UTR, with 12 digits.'
const outline = { fill: color.surface, stroke: color.line, strokeWidth: 2 }
const highlight = { fill: color.accentWash, stroke: color.accent, strokeWidth: 1.5 }

const Figure = styled.div`
  display: grid;
  justify-items: center;
  padding-top: ${space[2]};
`

const Label = styled.text`
  fill: ${color.inkSoft};
  font-size: 11px;
  text-anchor: middle;
`

const Digits = styled(Label)`
  fill: ${color.ink};
  font-size: 13px;
  font-weight: 600;
`
