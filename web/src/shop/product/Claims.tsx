import { BadgePercent, LayoutGrid, Zap } from 'lucide-react'
import { styled } from 'styled-components'
import type { Claims_StoreFragment } from './Claims.generated.ts'
import { color, font, radius, space } from '../../ui/theme.ts'
import { SmallText } from '../../ui/content/SmallText.ts'

const icons = [Zap, BadgePercent, LayoutGrid]

/** The shop's claims. */
export function Claims({ store }: { store: Claims_StoreFragment }) {
  return (
    <List>
      {store.claims.map(({ title, text }, index) => {
        const Icon = icons[index % icons.length] ?? Zap
        return (
          <Claim key={title}>
            <Disc>
              <Icon size={22} aria-hidden />
            </Disc>
            <div>
              <Title>{title}</Title>
              <SmallText>{text}</SmallText>
            </div>
          </Claim>
        )
      })}
    </List>
  )
}

const List = styled.ul`
  display: grid;
  gap: ${space[4]};
`

const Claim = styled.li`
  display: grid;
  grid-template-columns: auto 1fr;
  align-items: center;
  gap: ${space[4]};
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: ${radius.large};
  background: ${color.highlightWash};
  color: ${color.onHighlight};
`

const Title = styled.p`
  font-weight: ${font.bold};
`
