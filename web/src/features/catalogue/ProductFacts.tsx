import { styled } from 'styled-components'
import type { ProductFacts_ProductFragment } from './ProductFacts.generated.ts'
import { color, font, space } from '../../ui/theme.ts'

/** Description, unit, maker and details. */
export function ProductFacts({ product }: { product: ProductFacts_ProductFragment }) {
  const { description, unit, brand, composition, manufacturer, details } = product
  const maker = [
    { name: 'Brand', value: brand },
    { name: 'Composition', value: composition },
    { name: 'Manufacturer', value: manufacturer },
  ]
  const facts = [
    { name: 'Description', value: description },
    { name: 'Unit', value: unit },
    ...maker,
    ...details.filter((detail) => !maker.some((fact) => isSame(fact, detail))),
  ].filter(({ value }) => value !== '')
  return (
    <List>
      {facts.map(({ name, value }, index) => (
        <Row key={`${name}-${index}`}>
          <Name>{name}</Name>
          <Value>{value}</Value>
        </Row>
      ))}
    </List>
  )
}

interface Fact {
  name: string
  value: string
}

/** Products of older versions have their maker in the details as well. 'Salt' was another name of the composition. */
function isSame(fact: Fact, detail: Fact): boolean {
  const name = detail.name.toLowerCase()
  return (
    fact.value === detail.value &&
    (name === 'salt' ? 'composition' : name) === fact.name.toLowerCase()
  )
}

const List = styled.dl`
  display: grid;
`

const Row = styled.div`
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
