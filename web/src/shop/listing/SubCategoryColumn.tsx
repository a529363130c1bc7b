import { useEffect, useRef } from 'react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import type { SubCategoryColumn_CategoryFragment } from './SubCategoryColumn.generated.ts'
import { paths } from '../../lib/urls/paths.ts'
import { Picture } from '../../ui/content/Picture.tsx'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font, media, motion, radius, size, space } from '../../ui/theme.ts'

interface SubCategoryColumnProps {
  category: SubCategoryColumn_CategoryFragment
  /** Undefined while all products in the category are shown. */
  activeId: string | undefined
}

/** 'All' and the sub-categories in a category: narrow with images on phones, a list with names elsewhere. */
export function SubCategoryColumn({ category, activeId }: SubCategoryColumnProps) {
  const activeRef = useRef<HTMLAnchorElement>(null)
  useEffect(() => {
    activeRef.current?.scrollIntoView({ block: 'nearest' })
  }, [activeId])
  const entries = [
    { to: paths.category(category), name: 'All', image: category.image, id: undefined },
    ...category.subCategories.map((subCategory) => ({
      ...subCategory,
      to: paths.listing(category, subCategory),
    })),
  ]
  return (
    <Column aria-label={`Sub-categories of ${category.name}`}>
      <ul>
        {entries.map(({ to, name, image, id }) => (
          <li key={to}>
            <Entry
              ref={id === activeId ? activeRef : undefined}
              to={to}
              aria-current={id === activeId ? 'page' : undefined}
            >
              <Tile>
                <Picture image={image} alt="" sizes="48px" side={48} isEager />
              </Tile>
              <span>{name}</span>
            </Entry>
          </li>
        ))}
      </ul>
    </Column>
  )
}

export function SubCategoryColumnSkeleton() {
  return (
    <Column as="div" aria-hidden>
      {Array.from({ length: 5 }, (_, index) => (
        <Waiting key={index}>
          <Tile />
          <Skeleton $width="70%" $height="12px" />
        </Waiting>
      ))}
    </Column>
  )
}

const Column = styled.nav`
  position: sticky;
  top: calc(${size.searchBar} + 1px);
  align-self: start;
  width: 84px;
  height: calc(100dvh - ${size.searchBar});
  overflow-y: auto;
  overscroll-behavior: contain;
  padding-block: ${space[2]} ${size.cartBar};
  background: ${color.surface};
  border-right: 1px solid ${color.line};
  scrollbar-width: none;

  ${media.tablet} {
    top: calc(${size.headerWide} + 1px);
    width: 176px;
    height: auto;
    max-height: calc(100dvh - ${size.headerWide});
    padding: ${space[6]} 0;
    background: none;
    border: 0;
  }

  ${media.desktop} {
    width: 232px;
  }
`

const Entry = styled(Link)`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[1]};
  color: ${color.inkSoft};
  font-size: ${font.tiny};
  font-weight: ${font.medium};
  line-height: 1.2;
  text-align: center;
  overflow-wrap: normal;
  hyphens: auto;
  transition: background-color ${motion.quick};

  &:focus-visible {
    outline-offset: -2px;
  }

  &[aria-current] {
    color: ${color.accentDeep};
    font-weight: ${font.bold};
  }

  ${media.belowTablet} {
    &[aria-current]::after {
      content: '';
      position: absolute;
      inset: ${space[2]} 0 ${space[2]} auto;
      width: 4px;
      background: ${color.accent};
      border-radius: 4px 0 0 4px;
    }
  }

  ${media.tablet} {
    grid-template-columns: 44px 1fr;
    align-items: center;
    justify-items: start;
    gap: ${space[3]};
    padding: ${space[1]};
    border-radius: ${radius.medium};
    font-size: ${font.body};
    text-align: left;

    &[aria-current] {
      background: ${color.accentWash};
    }
  }

  ${media.hover} {
    &:hover:not([aria-current]) {
      background: ${color.sunken};
    }
  }
`

const Tile = styled.span`
  width: 52px;
  height: 52px;
  overflow: hidden;
  background: ${color.sunken};
  border-radius: ${radius.medium};

  [aria-current] > & {
    background: ${color.accentWash};
  }

  ${media.tablet} {
    width: 44px;
    height: 44px;

    [aria-current] > & {
      background: ${color.surface};
    }
  }
`

const Waiting = styled.div`
  display: grid;
  justify-items: center;
  gap: ${space[1]};
  padding: ${space[2]} ${space[1]};

  ${media.tablet} {
    grid-template-columns: 44px 1fr;
    align-items: center;
    justify-items: start;
    gap: ${space[3]};
    padding: ${space[1]};
  }
`
