import { Undo2 } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { useViewer } from '../../apollo/session.tsx'
import { AccountHead } from '../../shared/account/AccountHead.tsx'
import { EntryLink, EntryList, LogoutButton } from '../../shared/account/AccountNav.tsx'
import { OwnEntries } from '../../shared/account/account-entries.tsx'
import type { TeamGroup } from '../../shared/account/team-entries.ts'
import { useTeamEntries } from '../../shared/account/use-team-entries.ts'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { color, font, space } from '../../ui/theme.ts'
import type { OpenWorkQuery } from './OpenWork.generated.ts'
import { WorkCount } from './WorkCount.tsx'
import { useOpenWork } from './use-open-work.ts'

type OpenWork = OpenWorkQuery['openWork']

const groups: readonly TeamGroup[] = ['Overview', 'Orders', 'Customers', 'Catalogue', 'Shop']
const REFUNDS_PATH = `${dashboardPaths.allOrders}?payment=REFUND_DUE`
const ICON_SIZE = 20

/** The work behind each page, and what to do with it. */
const waiting: Record<string, { field: keyof OpenWork; task: string } | undefined> = {
  [dashboardPaths.allOrders]: { field: 'newOrders', task: 'to confirm' },
  [dashboardPaths.prescriptionQueue]: { field: 'prescriptionsToCheck', task: 'to check' },
  [dashboardPaths.tickets]: { field: 'openTickets', task: 'open' },
}

/** The menu of the dashboard: the team's pages in groups with the work that waits there, and the account. */
export default function DashboardMenu() {
  const { viewer } = useViewer()
  const work = useOpenWork()
  const ref = useRef<HTMLElement>(null)
  useEffect(() => {
    if (ref.current) showCurrent(ref.current)
  }, [])
  return (
    <Root ref={ref} aria-label="Dashboard">
      {groups.map((group) => (
        <MenuGroup key={group} group={group} work={work} />
      ))}
      {viewer && (
        <div>
          <AccountHead viewer={viewer} />
          <OwnList>
            <OwnEntries Link={EntryLink} Button={LogoutButton} iconSize={ICON_SIZE} />
          </OwnList>
        </div>
      )}
    </Root>
  )
}

/** Scrolls to the entry of the page that is open. `scrollIntoView` would also scroll the page. */
function showCurrent(menu: HTMLElement): void {
  const entry = menu.querySelector<HTMLElement>('[aria-current]')
  const box = menu.parentElement
  if (entry && box) box.scrollTop = entry.offsetTop - box.clientHeight / 2
}

interface MenuGroupProps {
  group: TeamGroup
  work: OpenWork | undefined
}

/** A heading and its pages. The overview stands alone. */
function MenuGroup({ group, work }: MenuGroupProps) {
  const entries = useTeamEntries().filter((entry) => entry.group === group)
  if (entries.length === 0) return null
  return (
    <div>
      {group !== 'Overview' && <GroupName>{group}</GroupName>}
      <EntryList>
        {entries.map(({ label, page, Icon }) => {
          const { field, task } = waiting[page.path] ?? {}
          return (
            <li key={label}>
              <EntryLink to={page.path}>
                <Icon size={ICON_SIZE} aria-hidden />
                <span>{label}</span>
                {field && <WorkCount count={work?.[field]} task={task} />}
              </EntryLink>
            </li>
          )
        })}
        {group === 'Orders' && (
          <li>
            <EntryLink to={REFUNDS_PATH} isPart>
              <Undo2 size={ICON_SIZE} aria-hidden />
              <span>Refunds due</span>
              <WorkCount count={work?.refundsDue} task="to refund" />
            </EntryLink>
          </li>
        )}
      </EntryList>
    </div>
  )
}

const Root = styled.nav`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
`

const GroupName = styled.h2`
  padding: 0 ${space[4]} ${space[1]};
  color: ${color.inkFaint};
  font-size: ${font.small};
  font-weight: ${font.semibold};
  letter-spacing: 0;
`

const OwnList = styled(EntryList)`
  padding-top: ${space[3]};
`
