import { styled } from 'styled-components'
import { Section } from '../../shared/order/details-parts.tsx'
import { color, font, space } from '../../ui/theme.ts'
import { usePickUpPlaceQuery } from './Collect.generated.ts'

/** Where and when the customer collects an order. */
export default function Collect({ isPrescribed }: { isPrescribed: boolean }) {
  const { data } = usePickUpPlaceQuery()
  const { address, openingTimes } = data?.store ?? { address: '', openingTimes: [] }
  return (
    <Section title="Collect from the shop">
      <Root>
        <strong>{address}</strong>
        {openingTimes.map((times) => (
          <span key={times}>{times}</span>
        ))}
        {isPrescribed && <span>Please bring the original prescription.</span>}
      </Root>
    </Section>
  )
}

const Root = styled.div`
  display: grid;
  gap: ${space.half};
  color: ${color.inkSoft};

  strong {
    color: ${color.ink};
    font-weight: ${font.semibold};
  }
`
