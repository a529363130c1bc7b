import { styled } from 'styled-components'
import type { Substitutes_ProductFragment } from './Substitutes.generated.ts'
import { AddToCart } from '../../shared/cart/AddToCart.tsx'
import { SubstituteRow } from './SubstituteRow.tsx'
import { SmallText } from '../../ui/content/SmallText.ts'
import { space } from '../../ui/theme.ts'
import { Subtitle } from './Subtitle.ts'

/** Medicines with the same composition, and how their prices compare. Renders nothing without substitutes. */
export function Substitutes({ product }: { product: Substitutes_ProductFragment }) {
  const { substitutes, medicine } = product
  if (substitutes.length === 0) return null
  return (
    <section>
      <Subtitle>{getTitle(product)}</Subtitle>
      <SmallText>
        These have the same ingredients, strengths and form. Ask a doctor or pharmacist before you
        switch.
      </SmallText>
      <List aria-label="Same composition">
        {substitutes.map((substitute) => (
          <SubstituteRow
            key={substitute.id}
            product={substitute}
            replaced={medicine}
            action={<AddToCart product={substitute} />}
          />
        ))}
      </List>
    </section>
  )
}

function getTitle({ stock, substitutes }: Substitutes_ProductFragment): string {
  const isOffered = stock === 0 && substitutes.some((substitute) => substitute.stock > 0)
  return isOffered ? 'Out of stock – same composition available' : 'Same composition'
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding-top: ${space[4]};
`
