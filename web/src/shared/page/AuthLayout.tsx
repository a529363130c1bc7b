import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { BannerArt } from '../store/BannerArt.tsx'
import { PageHeading } from '../../ui/layout/PageHeading.ts'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { color, media, radius, space } from '../../ui/theme.ts'

interface AuthLayoutProps {
  title: string
  /** A sentence under the title. */
  lead: string
  children: ReactNode
}

/** The layout for login and registration: the form, and a drawing beside it on wide screens. */
export function AuthLayout({ title, lead, children }: AuthLayoutProps) {
  return (
    <PageColumn>
      <Root>
        <Art>
          <BannerArt />
        </Art>
        <Content>
          <div>
            <PageHeading>{title}</PageHeading>
            <Lead>{lead}</Lead>
          </div>
          {children}
        </Content>
      </Root>
    </PageColumn>
  )
}

const Root = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 440px);
  justify-content: center;

  ${media.tablet} {
    padding-top: ${space[8]};
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 520px) minmax(0, 400px);
    align-items: center;
    gap: ${space[16]};
  }
`

const Art = styled.div`
  display: none;

  ${media.desktop} {
    display: grid;
    align-items: end;
    min-height: 560px;
    padding-inline: ${space[10]};
    overflow: hidden;
    background: ${color.night};
    border-radius: ${radius.huge};
  }
`

const Content = styled.div`
  display: grid;
  gap: ${space[6]};
`

const Lead = styled.p`
  padding-top: ${space[1]};
  color: ${color.inkSoft};
`
