import { Phone } from 'lucide-react'
import { styled } from 'styled-components'
import { formatCity } from '../../lib/text/format-city.ts'
import { color, font, space } from '../../ui/theme.ts'
import type { AddressText } from './address-fields.ts'

/** An address as on a parcel. */
export function AddressLines({ address }: { address: AddressText }) {
  return (
    <Root>
      <Line>{address.addressLine}</Line>
      <span>{formatCity(address)}</span>
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

const Line = styled.span`
  color: ${color.ink};
  font-weight: ${font.semibold};
`

const Mobile = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
`
