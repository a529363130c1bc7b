import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { useEffect, useEffectEvent, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import DashboardMenu from './DashboardMenu.tsx'

/** The menu of the dashboard on phones and tablets. Closes when a page opens. */
export default function MenuDrawer({ onClose }: { onClose: () => void }) {
  const { key } = useLocation()
  const opened = useRef(key)
  const close = useEffectEvent(onClose)
  useEffect(() => {
    if (key !== opened.current) close()
  }, [key])
  return (
    <Drawer title="Menu" isOpen onClose={onClose}>
      <DashboardMenu />
    </Drawer>
  )
}
