import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SubstituteRow_ProductFragment } from './SubstituteRow.generated.ts'
import { formatPack, unitNames } from '../../shared/medicine/medicine-words.ts'
import { formatMoney } from '../../lib/text/money.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Picture } from '../../ui/content/Picture.tsx'
import { Price } from '../../ui/content/Price.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { color, font, radius, space, tints } from '../../ui/theme.ts'
import { type UnitPrice, compareUnitPrices } from './compare-unit-prices.ts'

interface SubstituteRowProps {
  product: SubstituteRow_ProductFragment
  /** The medicine that it replaces. */
  replaced: UnitPrice | null
  /** The cart control. */
  action: ReactNode
}

/** A product with the same composition as another one. */
export function SubstituteRow({ product, replaced, action }: SubstituteRowProps) {
  const { name, manufacturer, price, discountedPrice, images } = product
  return (
    <Root>
      <Tile to={paths.product(product)} tabIndex={-1} aria-hidden>
        <Picture image={images[0]} alt="" sizes="64px" side={64} />
      </Tile>
      <Facts>
        <Name to={paths.product(product)}>{name}</Name>
        {manufacturer && <SmallText>{manufacturer}</SmallText>}
        <SmallText>{getPack(product)}</SmallText>
        <Price amount={discountedPrice.amount} was={price.amount} />
        <PricePerUnit product={product} replaced={replaced} />
      </Facts>
      {action}
    </Root>
  )
}

/** Returns the counted pack, or the unit as text. */
function getPack({ medicine, unit }: SubstituteRow_ProductFragment): string {
  return (medicine && formatPack(medicine)) || unit
}

type PricePerUnitProps = Pick<SubstituteRowProps, 'product' | 'replaced'>

function PricePerUnit({ product: { medicine }, replaced }: PricePerUnitProps) {
  if (!medicine?.pricePerUnit) return null
  const difference = replaced && compareUnitPrices(medicine, replaced)
  return (
    <>
      <SmallText>{`${formatMoney(medicine.pricePerUnit.amount)} per ${unitNames[medicine.packUnit]}`}</SmallText>
      {difference !== null && <Difference>{difference}</Difference>}
    </>
  )
}

const Root = styled.li`
  display: grid;
  grid-template-columns: 64px minmax(0, 1fr) auto;
  align-items: center;
  gap: ${space[3]};
`

const Tile = styled(Link)`
  display: block;
  overflow: hidden;
  background: ${tints[5]};
  border-radius: ${radius.medium};
`

const Facts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
`

const Name = styled(Link)`
  /* The minimum target size. */
  min-height: 24px;
  overflow-wrap: anywhere;
  font-weight: ${font.medium};
  font-size: ${font.body};
  line-height: 1.3;
`

const Difference = styled.p`
  color: ${color.accentDeep};
  font-size: ${font.small};
  font-weight: ${font.semibold};
`
