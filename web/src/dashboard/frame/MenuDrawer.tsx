import type { MouseEvent } from 'react'
import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import DashboardMenu from './DashboardMenu.tsx'

/** The menu of the dashboard on phones and tablets. Closes when one of its links is pressed. */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const closeOnLink = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) onClose()
  }
  return (
    <Drawer title="Menu" isOpen onClose={onClose}>
      <div onClick={closeOnLink}>
        <DashboardMenu />
      </div>
    </Drawer>
  )
}
