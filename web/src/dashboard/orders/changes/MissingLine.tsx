import { styled } from 'styled-components'
import { phoneLink } from '../../../lib/urls/contact-links.ts'
import { missingItemTexts } from '../../../shared/order/missing-item-texts.ts'
import { LinePicture } from '../../../shared/order/OrderLines.tsx'
import { SmallText } from '../../../ui/content/SmallText.ts'
import { font, size, space } from '../../../ui/theme.ts'
import type { ChangeableLine, ChangeableOrder } from './change-entry.ts'

interface MissingLineProps {
  order: ChangeableOrder
  line: ChangeableLine
}

/** The line to change, and what the customer wants. */
export function MissingLine({ order, line }: MissingLineProps) {
  const { mobile } = order.deliveryAddress
  return (
    <>
      <Row>
        <LinePicture image={line.image} />
        <div>
          <Name>{line.name}</Name>
          <SmallText>{[line.unit, `× ${line.quantity}`].filter(Boolean).join(' · ')}</SmallText>
        </div>
      </Row>
      <Wish>
        <span>
          The customer wants: <strong>{missingItemTexts[order.ifItemMissing]}</strong>
        </span>
        {order.ifItemMissing === 'CALL' && (
          <Phone href={phoneLink(mobile)} translate="no">
            {mobile}
          </Phone>
        )}
      </Wish>
    </>
  )
}

const Row = styled.div`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
`

const Name = styled.p`
  font-weight: ${font.semibold};
  line-height: 1.3;
  overflow-wrap: anywhere;
`

const Wish = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 0 ${space[4]};
`

const Phone = styled.a`
  display: inline-flex;
  align-items: center;
  min-height: ${size.target};
  font-weight: ${font.semibold};
  text-decoration: underline;
  text-underline-offset: 3px;
`
