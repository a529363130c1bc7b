import { useViewer } from '../../apollo/session.tsx'
import { AccountHead } from './AccountHead.tsx'
import { AccountNav } from './AccountNav.tsx'

/** The account menu beside the dashboard pages. */
export default function AccountAside() {
  const { viewer } = useViewer()
  return (
    <>
      {viewer && <AccountHead viewer={viewer} />}
      <AccountNav />
    </>
  )
}
