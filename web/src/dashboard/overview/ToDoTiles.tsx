import { Link } from 'react-router-dom'
import { css, styled } from 'styled-components'
import { dashboardPaths } from '../../lib/urls/dashboard-paths.ts'
import { formatRelativeTime } from '../../lib/text/relative-time.ts'
import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { color, font, media, motion, radius, space } from '../../ui/theme.ts'
import type { ToDoTiles_ToDoFragment } from './ToDoTiles.generated.ts'

const tiles: { count: CountedField; one: string; many: string; to: string }[] = [
  {
    count: 'newOrders',
    one: 'new order',
    many: 'new orders',
    to: `${dashboardPaths.allOrders}?status=PENDING`,
  },
  {
    count: 'paymentsToVerify',
    one: 'UPI payment to verify',
    many: 'UPI payments to verify',
    to: `${dashboardPaths.allOrders}?payment=CLAIMED`,
  },
  {
    count: 'refundsDue',
    one: 'refund due',
    many: 'refunds due',
    to: `${dashboardPaths.allOrders}?payment=REFUND_DUE`,
  },
  {
    count: 'prescriptionsToCheck',
    one: 'prescription to check',
    many: 'prescriptions to check',
    to: dashboardPaths.prescriptionQueue,
  },
  {
    count: 'openTickets',
    one: 'open ticket',
    many: 'open tickets',
    to: dashboardPaths.tickets,
  },
  {
    count: 'outOfStock',
    one: 'product out of stock',
    many: 'products out of stock',
    to: `${dashboardPaths.products}?stock=OUT`,
  },
  {
    count: 'lowStock',
    one: 'product low in stock',
    many: 'products low in stock',
    to: `${dashboardPaths.products}?stock=LOW`,
  },
  {
    count: 'failingWebhooks',
    one: 'failing webhook',
    many: 'failing webhooks',
    to: `${dashboardPaths.partners}?webhooks=failing`,
  },
  {
    count: 'importsToFix',
    one: 'import with skipped rows',
    many: 'imports with skipped rows',
    to: dashboardPaths.imports,
  },
  {
    count: 'medicinesToCheck',
    one: 'medicine to check against the lists',
    many: 'medicines to check against the lists',
    to: `${dashboardPaths.products}?medicines=check`,
  },
  {
    count: 'withoutGstRate',
    one: 'product without HSN code or GST rate',
    many: 'products without HSN code or GST rate',
    to: `${dashboardPaths.products}?gst=missing`,
  },
  {
    count: 'invoicesWaiting',
    one: 'invoice waiting for HSN code or GST rate',
    many: 'invoices waiting for HSN codes or GST rates',
    to: `${dashboardPaths.gstReturn}?period=now`,
  },
]

type CountedField = {
  [Field in keyof ToDoTiles_ToDoFragment]: ToDoTiles_ToDoFragment[Field] extends number | null
    ? Field
    : never
}[keyof ToDoTiles_ToDoFragment]

interface ToDoTilesProps {
  /** Null while it is loading. */
  toDo: ToDoTiles_ToDoFragment | null
}

/** The tasks, each linked to the page where it is done. Leaves out those that the shop does not have. */
export function ToDoTiles({ toDo }: ToDoTilesProps) {
  return (
    <Grid aria-label="To do" aria-busy={!toDo}>
      {tiles
        .filter(({ count }) => toDo?.[count] !== null)
        .map((task) => (
          <li key={task.count}>
            {toDo ? (
              <TaskTile task={task} toDo={toDo} />
            ) : (
              <Skeleton $height="96px" $round="large" />
            )}
          </li>
        ))}
    </Grid>
  )
}

interface TaskTileProps {
  task: (typeof tiles)[number]
  toDo: ToDoTiles_ToDoFragment
}

function TaskTile({ task: { count: field, one, many, to }, toDo }: TaskTileProps) {
  const count = toDo[field] ?? 0
  return (
    <Tile to={to} $isDone={count === 0}>
      <Count>{count.toLocaleString('en-IN')}</Count>
      <span>{count === 1 ? one : many}</span>
      {field === 'newOrders' && toDo.oldestNewOrderAt && (
        <Note>{`oldest: ${formatRelativeTime(toDo.oldestNewOrderAt)}`}</Note>
      )}
      {field === 'openTickets' && toDo.overdueTickets > 0 && (
        <Note>{`${toDo.overdueTickets.toLocaleString('en-IN')} overdue`}</Note>
      )}
    </Tile>
  )
}

const Grid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[3]};

  ${media.tablet} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const done = css`
  background: transparent;
  color: ${color.inkSoft};
`

const Tile = styled(Link)<{ $isDone: boolean }>`
  display: grid;
  align-content: start;
  gap: ${space.half};
  height: 100%;
  min-height: 96px;
  padding: ${space[3]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  font-size: ${font.small};
  transition: border-color ${motion.quick};
  ${({ $isDone }) => $isDone && done}

  ${media.hover} {
    &:hover {
      border-color: ${color.accent};
    }
  }
`

const Count = styled.span`
  font-size: ${font.heading};
  font-weight: ${font.bold};
  font-variant-numeric: tabular-nums;
`

const Note = styled.span`
  color: ${color.inkSoft};
`
