import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { Breadcrumb_ProductFragment } from './Breadcrumb.generated.ts'
import { paths } from '../../lib/urls/paths.ts'
import { color, font, space } from '../../ui/theme.ts'

/** Lists the product's breadcrumb: the front page, its first category, and its sub-category there. */
export function listTrail(product: Breadcrumb_ProductFragment | undefined) {
  const [category] = product?.categories ?? []
  const subCategory =
    category &&
    product?.subCategories.find(({ categories }) => categories.some(({ id }) => id === category.id))
  return [
    { name: 'Home', path: paths.home },
    ...(category ? [{ name: category.name, path: paths.category(category) }] : []),
    ...(subCategory
      ? [{ name: subCategory.name, path: paths.listing(category, subCategory) }]
      : []),
  ]
}

export function Breadcrumb({ product }: { product: Breadcrumb_ProductFragment | undefined }) {
  return (
    <nav aria-label="Breadcrumb">
      <List>
        {listTrail(product).map(({ name, path }) => (
          <li key={path}>
            <Link to={path}>{name}</Link>
          </li>
        ))}
      </List>
    </nav>
  )
}

/* On one line, so that nothing moves when the product is loaded. */
const List = styled.ol`
  display: flex;
  padding-bottom: ${space[3]};
  color: ${color.inkSoft};
  font-size: ${font.small};
  line-height: 24px;
  white-space: nowrap;

  li {
    min-width: 0;
    overflow: clip;
    overflow-clip-margin: 4px;
    text-overflow: ellipsis;
  }

  li + li::before {
    content: '›' / '';
    padding-inline: ${space[2]};
  }
`
