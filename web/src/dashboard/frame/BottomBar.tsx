import { ClipboardList, Menu, ScanLine, Store } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { NavLink } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'
import { color, font, layer, media, size, space } from '../../ui/theme.ts'
import { canScan } from '../../shared/scan/barcode-detector.ts'
import { WorkCount } from './WorkCount.tsx'
import { SEARCH_ID } from './search-id.ts'
import { useOpenWork } from './use-open-work.ts'

const { Dialog: MenuDrawer } = lazyDialog(() => import('./MenuDrawer.tsx'))
const { Dialog: ScanDialog } = lazyDialog(() => import('./ScanDialog.tsx'))

const ICON_SIZE = 22

/** The dashboard's navigation on phones and tablets, at the bottom of the window. */
export default function BottomBar() {
  const [open, setOpen] = useState<'menu' | 'scan' | null>(null)
  const close = () => setOpen(null)
  const work = useOpenWork()
  const scan = () => {
    if (canScan()) setOpen('scan')
    // For scanners that type as a keyboard does.
    else document.getElementById(SEARCH_ID)?.focus()
  }
  return (
    <>
      <Root aria-label="Main">
        <Entry to={dashboardPaths.allOrders} icon={<ClipboardList size={ICON_SIZE} aria-hidden />}>
          Orders
          <Place>
            <WorkCount count={work?.newOrders} task="to confirm" />
          </Place>
        </Entry>
        <BarButton type="button" onClick={scan}>
          <ScanLine size={ICON_SIZE} aria-hidden />
          Scan
        </BarButton>
        <Entry to={dashboardPaths.products} icon={<Store size={ICON_SIZE} aria-hidden />}>
          Products
        </Entry>
        <BarButton type="button" aria-haspopup="dialog" onClick={() => setOpen('menu')}>
          <Menu size={ICON_SIZE} aria-hidden />
          More
        </BarButton>
      </Root>
      {open === 'menu' && <MenuDrawer onClose={close} />}
      {open === 'scan' && <ScanDialog onClose={close} />}
    </>
  )
}

function Entry({ to, icon, children }: { to: string; icon: ReactNode; children: ReactNode }) {
  return (
    <BarLink to={to}>
      {icon}
      <span>{children}</span>
    </BarLink>
  )
}

const Root = styled.nav`
  position: fixed;
  right: 0;
  bottom: 0;
  left: 0;
  z-index: ${layer.cartBar};
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  height: var(--frame-bar);
  padding: 0 env(safe-area-inset-right) env(safe-area-inset-bottom) env(safe-area-inset-left);
  background: ${color.surface};
  border-top: 1px solid ${color.line};

  ${media.desktop} {
    display: none;
  }
`

const entry = css`
  position: relative;
  display: grid;
  place-content: center;
  justify-items: center;
  gap: ${space.half};
  min-height: ${size.target};
  color: ${color.inkSoft};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  line-height: 1.3;

  &:focus-visible {
    outline-offset: -3px;
  }
`

const BarLink = styled(NavLink)`
  ${entry}

  &[aria-current='page'] {
    color: ${color.accentDeep};
    box-shadow: inset 0 3px ${color.accent};
  }
`

const BarButton = styled.button`
  ${entry}
`

const Place = styled.span`
  position: absolute;
  top: ${space[1]};
  left: calc(50% + ${space[1]});
`
