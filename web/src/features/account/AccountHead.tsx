import { UserRound } from 'lucide-react'
import { styled } from 'styled-components'
import type { Viewer } from '../../apollo/session.tsx'
import { color, font, radius, space } from '../../ui/theme.ts'

interface AccountHeadProps {
  viewer: Viewer
  /** 'h1' where it heads a page. */
  as?: 'h1' | 'p'
}

/** 'My Account' and whose it is. */
export function AccountHead({ viewer, as = 'p' }: AccountHeadProps) {
  return (
    <Root>
      <Disc>
        <UserRound size={24} aria-hidden />
      </Disc>
      <div>
        <Title as={as}>My Account</Title>
        <Name>
          {viewer.name || viewer.mobile}
          {viewer.role === 'ADMIN' && <Tag> (Admin)</Tag>}
        </Name>
      </div>
    </Root>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  align-items: center;
  gap: ${space[3]};
`

const Disc = styled.span`
  display: grid;
  place-items: center;
  width: 52px;
  height: 52px;
  background: ${color.accentWash};
  color: ${color.accentDeep};
  border-radius: ${radius.pill};
`

const Title = styled.p`
  font-size: ${font.title};
  font-weight: ${font.bold};
  line-height: 1.3;
  outline: none;
`

const Name = styled.p`
  color: ${color.inkSoft};
`

const Tag = styled.span`
  color: ${color.danger};
  font-weight: ${font.semibold};
`
