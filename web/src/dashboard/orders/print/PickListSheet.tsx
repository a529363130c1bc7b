import { styled } from 'styled-components'
import { formatDateTime } from '../../../lib/text/date.ts'
import { formatCount } from '../../../lib/text/format-count.ts'
import { color, font, media, radius, space } from '../../../ui/theme.ts'
import type { PickListSheet_PickListFragment } from './PickListSheet.generated.ts'

type Group = PickListSheet_PickListFragment['groups'][number]

interface PickListSheetProps {
  pickList: PickListSheet_PickListFragment
  printedAt: string
}

/** The items to pick, with boxes to tick, in two columns so that a usual day fits on a page. */
export function PickListSheet({ pickList, printedAt }: PickListSheetProps) {
  const { groups, orderCount, totalQuantity } = pickList
  return (
    <Sheet>
      <Head>
        <PrintedTitle>Pick list</PrintedTitle>
        <p>{`${formatCount(orderCount, 'order')} · ${formatCount(totalQuantity, 'piece')} · ${formatDateTime(printedAt)}`}</p>
      </Head>
      <Columns>
        {groups.map((group) => (
          <section key={group.subCategory?.id ?? ''}>
            <h2>{group.subCategory?.name ?? 'Other'}</h2>
            <Lines group={group} />
          </section>
        ))}
      </Columns>
    </Sheet>
  )
}

function Lines({ group }: { group: Group }) {
  return (
    <List>
      {group.lines.map((line) => (
        <li key={`${line.productId} ${line.name} ${line.unit}`}>
          <Tick aria-hidden />
          <strong>{`${line.quantity} ×`}</strong>
          <div>
            <span>{line.name}</span> <Muted>{line.unit}</Muted>
            <Orders>{listOrders(line)}</Orders>
          </div>
        </li>
      ))}
    </List>
  )
}

/** The items in each bag: 'Bag 1: 2, Bag 12: 1 (Collect)'. Orders without a bag number have their own. */
function listOrders({ orders }: Group['lines'][number]): string {
  return orders
    .map(({ number, bagNumber, quantity, isCollected }) => {
      const bag = bagNumber === null ? number.replace('ORD-', '') : `Bag ${bagNumber}`
      return `${bag}: ${quantity}${isCollected ? ' (Collect)' : ''}`
    })
    .join(', ')
}

const Sheet = styled.article`
  padding: ${space[5]} ${space[4]};
  background: ${color.surface};
  border: 1px solid ${color.line};
  border-radius: ${radius.large};
  line-height: 1.35;

  ${media.tablet} {
    padding: ${space[8]};
  }

  @media print {
    padding: 0;
    border: 0;
    font-size: 9.5pt;
  }
`

const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${space[1]} ${space[6]};
  padding-bottom: ${space[3]};
  border-bottom: 2px solid ${color.ink};
`

/* The page has its own heading on the screen. */
const PrintedTitle = styled.p`
  display: none;
  font-size: ${font.title};
  font-weight: ${font.bold};

  @media print {
    display: block;
  }
`

const Columns = styled.div`
  padding-top: ${space[3]};
  columns: 2 280px;
  column-gap: ${space[8]};

  section {
    padding-bottom: ${space[3]};
    break-inside: avoid;
  }

  h2 {
    padding-bottom: ${space[1]};
    font-size: ${font.body};
    letter-spacing: 0;
  }
`

const List = styled.ul`
  li {
    display: grid;
    grid-template-columns: 14px 36px minmax(0, 1fr);
    align-items: start;
    gap: ${space[2]};
    padding-block: 3px;
    border-top: 1px solid ${color.line};
    break-inside: avoid;
  }

  strong {
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`

const Tick = styled.span`
  width: 14px;
  height: 14px;
  margin-top: 3px;
  border: 1.5px solid ${color.ink};
  border-radius: 3px;
`

const Muted = styled.span`
  color: ${color.inkSoft};
`

const Orders = styled.p`
  color: ${color.inkSoft};
  font-size: ${font.tiny};
  overflow-wrap: anywhere;
`
