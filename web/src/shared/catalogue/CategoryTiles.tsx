import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { CategoryTiles_CategoryFragment } from './CategoryTiles.generated.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Picture } from '../../ui/content/Picture.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font, media, motion, radius, space, tints } from '../../ui/theme.ts'

interface CategoryTilesProps {
  categories: readonly CategoryTiles_CategoryFragment[]
}

/** The category tiles; each links to all products in its category. */
export function CategoryTiles({ categories }: CategoryTilesProps) {
  return (
    <Grid>
      {categories.map((category, index) => (
        <li key={category.id}>
          <Tile to={paths.category(category)}>
            <Frame $tint={tintAt(index)}>
              <Picture
                image={category.image}
                alt=""
                sizes="(min-width: 768px) 110px, 60px"
                side={110}
              />
            </Frame>
            <Name>{category.name}</Name>
          </Tile>
        </li>
      ))}
    </Grid>
  )
}

export function CategoryTilesSkeleton() {
  return (
    <Grid aria-hidden>
      {Array.from({ length: 12 }, (_, index) => (
        <li key={index}>
          <Stack>
            <Frame $tint={color.sunken} />
            <Name>
              <Skeleton $width="70%" $height="12px" />
            </Name>
          </Stack>
        </li>
      ))}
    </Grid>
  )
}

const tintAt = (index: number) => tints[index % tints.length] ?? tints[0]

/* Five in a row on phones, and fewer with large text. */
const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(max(3.4rem, 100% / 5 - ${space[2]}), 1fr));
  gap: ${space[3]} ${space[2]};

  ${media.tablet} {
    grid-template-columns: repeat(8, minmax(0, 1fr));
    gap: ${space[4]};
  }

  ${media.desktop} {
    grid-template-columns: repeat(10, minmax(0, 1fr));
  }
`

const Stack = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
`

const Tile = styled(Link)`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[1]};
  border-radius: ${radius.large};
`

const Frame = styled.span<{ $tint: string }>`
  display: block;
  overflow: hidden;
  aspect-ratio: 1;
  background: ${({ $tint }) => $tint};
  border-radius: ${radius.large};

  img {
    transition: transform ${motion.calm};
  }

  ${media.hover} {
    ${Tile}:hover & img {
      transform: scale(1.06);
    }
  }
`

const Name = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: center;
  align-content: start;
  min-height: 2.5em;
  font-size: ${font.tiny};
  font-weight: ${font.semibold};
  line-height: 1.25;
  text-align: center;
  overflow-wrap: break-word;
  hyphens: auto;

  ${media.tablet} {
    font-size: ${font.small};
  }
`
