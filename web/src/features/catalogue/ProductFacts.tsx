import { styled } from 'styled-components'
import type { ProductFacts_ProductFragment } from './ProductFacts.generated.ts'
import { color, font, space } from '../../ui/theme.ts'

/** Description, unit and details. */
export function ProductFacts({ product }: { product: ProductFacts_ProductFragment }) {
  const { description, unit, details } = product
  const facts = [
    { name: 'Description', value: description },
    { name: 'Unit', value: unit },
    ...details,
  ].filter(({ value }) => value !== '')
  return (
    <List>
      {facts.map(({ name, value }, index) => (
        <Fact key={`${name}-${index}`}>
          <Name>{name}</Name>
          <Value>{value}</Value>
        </Fact>
      ))}
    </List>
  )
}

const List = styled.dl`
  display: grid;
`

const Fact = styled.div`
  display: grid;
  gap: ${space[1]};
  padding-block: ${space[4]};
  border-top: 1px solid ${color.line};
`

const Name = styled.dt`
  font-weight: ${font.bold};
`

const Value = styled.dd`
  color: ${color.inkSoft};
  white-space: pre-line;
`
