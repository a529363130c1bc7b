import { styled } from 'styled-components'
import { Badge } from '../../src/ui/content/Badge.tsx'
import { ChangeNotice } from '../../src/ui/content/ChangeNotice.tsx'
import { Chip } from '../../src/ui/content/Chip.tsx'
import { Picture } from '../../src/ui/content/Picture.tsx'
import { Price } from '../../src/ui/content/Price.tsx'
import { SmallText } from '../../src/ui/content/SmallText.ts'
import { TextLink } from '../../src/ui/content/TextLink.ts'
import { Totals } from '../../src/ui/content/Totals.tsx'
import { missing, picture } from '../pictures.ts'
import { nothing, Row } from '../Row.tsx'

const tones = ['green', 'yellow', 'red', 'neutral', 'dark'] as const

export function Content() {
  return (
    <>
      <Row part="Badge">
        {tones.map((tone) => (
          <Badge key={tone} $tone={tone}>
            {tone}
          </Badge>
        ))}
      </Row>
      <Row part="Chip">
        <Chip label="Staples" />
        <Chip label="Removable" onRemove={nothing} />
      </Row>
      <Row part="Price">
        <Price amount={8900} size="small" />
        <Price amount={8900} was={25_000} />
        <Price amount={1_23_456_50} was={2_00_000_00} size="large" />
      </Row>
      <Row part="Totals">
        <Totals subtotal={25_000} total={8900} quantity={3} />
      </Row>
      <Row part="SmallText and TextLink">
        <SmallText>Delivered in ten minutes</SmallText>
        <TextLink to="/">Show all orders</TextLink>
      </Row>
      <Row part="ChangeNotice">
        <ChangeNotice>The price of Rice has changed.</ChangeNotice>
      </Row>
      <Row part="Picture: loaded, missing, broken">
        {[picture, null, missing].map((image, at) => (
          <Square key={at}>
            <Picture image={image} alt="Rice" sizes="96px" side={96} isEager />
          </Square>
        ))}
      </Row>
    </>
  )
}

const Square = styled.div`
  width: 96px;
  height: 96px;
`
