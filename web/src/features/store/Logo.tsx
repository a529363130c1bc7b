import { Zap } from 'lucide-react'
import { Link } from 'react-router-dom'
import { styled } from 'styled-components'
import { useStore } from '../../apollo/session.tsx'
import { paths } from '../../lib/paths.ts'
import { color, font, space } from '../../ui/theme.ts'
import { LogoMark } from './LogoMark.tsx'

/** The mark, the shop's name and its promise; leads home. */
export function Logo() {
  const store = useStore()
  return (
    <Root to={paths.home} aria-label={`${store?.name ?? 'Store'}, home`}>
      <LogoMark />
      <Words>
        <Name>{store?.name}</Name>
        {store && (
          <Promise>
            <Zap size={11} aria-hidden />
            Delivery in {store.deliveryBadge}
          </Promise>
        )}
      </Words>
    </Root>
  )
}

const Root = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[2]};
  min-height: 44px;
  color: ${color.ink};
`

const Words = styled.span`
  display: grid;
  gap: 3px;
`

const Promise = styled.span`
  display: flex;
  align-items: center;
  gap: 3px;
  color: ${color.inkSoft};
  font-size: ${font.tiny};
  font-weight: ${font.semibold};
  line-height: 1;
  white-space: nowrap;

  svg {
    fill: ${color.highlight};
    color: ${color.highlight};
  }
`

const Name = styled.span`
  font-size: ${font.title};
  font-weight: ${font.heavy};
  letter-spacing: -0.03em;
  line-height: 1;
  white-space: nowrap;
`
