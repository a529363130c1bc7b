import { Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { formatCity } from '../../lib/text/format-city.ts'
import { color, font, space } from '../../ui/theme.ts'
import type { AddressLabel } from '../../apollo/schema-types.generated.ts'
import type { AddressText } from './address-fields.ts'

/** The names that customers can give their addresses. */
export const addressLabels: Readonly<Record<AddressLabel, string>> = {
  HOME: 'Home',
  WORK: 'Work',
  OTHER: 'Other',
}

/** An address of the customer, or the copy of one in an order. */
type ShownAddress = Omit<AddressText, 'label'> & Partial<Pick<AddressText, 'label'>>

/** An address as on a parcel. */
export function AddressLines({ address }: { address: ShownAddress }) {
  return (
    <Root>
      {address.label && <Label>{addressLabels[address.label]}</Label>}
      <Line>{address.addressLine}</Line>
      <span>{formatCity(address)}</span>
      {address.landmark !== '' && <span>{address.landmark}</span>}
      <Mobile>
        <Phone size={14} aria-hidden />
        <span>{address.mobile}</span>
      </Mobile>
    </Root>
  )
}

/* Spans, because it is also used inside labels. */
const Root = styled.span`
  display: grid;
  gap: ${space.half};
  min-width: 0;
  color: ${color.inkSoft};
`

const Label = styled.span`
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`

const Line = styled.span`
  color: ${color.ink};
  font-weight: ${font.semibold};
`

const Mobile = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`
