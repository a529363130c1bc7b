import { Outlet } from 'react-router-dom'
import { styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { AccountHead } from '../../features/account/AccountHead.tsx'
import { AccountNav } from '../../features/account/AccountNav.tsx'
import { PageColumn } from '../../ui/layout/PageColumn.ts'
import { media, size, space } from '../../ui/theme.ts'

/** The layout of the dashboard: on wide screens with the account menu at the side. */
export default function DashboardRoute() {
  const { viewer } = useViewer()
  return (
    <PageColumn>
      <Columns>
        <Aside>
          {viewer && <AccountHead viewer={viewer} />}
          <AccountNav />
        </Aside>
        <Outlet />
      </Columns>
    </PageColumn>
  )
}

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);

  ${media.desktop} {
    grid-template-columns: 248px minmax(0, 1fr);
    gap: ${space[12]};
  }
`

const Aside = styled.aside`
  display: none;

  ${media.desktop} {
    position: sticky;
    top: calc(${size.headerWide} + ${space[6]});
    display: grid;
    align-self: start;
    gap: ${space[5]};
  }
`
