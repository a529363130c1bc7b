import { Button } from '../../src/ui/buttons/Button.tsx'
import { BottomBarRoom } from '../../src/ui/dashboard/BottomBarRoom.ts'
import { ResponsiveTable } from '../../src/ui/dashboard/ResponsiveTable.tsx'
import { BulkBar } from '../../src/ui/dashboard/table/BulkBar.tsx'
import { DataTable, type Column } from '../../src/ui/dashboard/table/DataTable.tsx'
import { SelectBox } from '../../src/ui/dashboard/table/SelectBox.tsx'
import { ViewSwitch } from '../../src/ui/dashboard/table/ViewSwitch.tsx'
import { nothing, Row } from '../Row.tsx'

const columns: Column<'name' | 'stock'>[] = [
  { text: 'Name', sortKey: 'name' },
  { text: 'Stock', sortKey: 'stock', isNumber: true },
]
const goods = [
  ['Rice', '40'],
  ['Paneer', '3'],
]

export function Tables() {
  return (
    <>
      <BottomBarRoom />
      {[false, true].map((isDimmed) => (
        <Row key={String(isDimmed)} part={isDimmed ? 'DataTable, loading' : 'DataTable'}>
          <DataTable
            label="Products"
            columns={columns}
            sort={{ by: 'name', isDescending: isDimmed }}
            onSort={nothing}
            isBusy={isDimmed}
            isDimmed={isDimmed}
          >
            {rows}
          </DataTable>
        </Row>
      ))}
      <Row part="ResponsiveTable">
        <ResponsiveTable label="Team" columns={['Name', 'Stock']} isBusy={false} from="tablet">
          {rows}
        </ResponsiveTable>
      </Row>
      <Row part="SelectBox and ViewSwitch">
        <SelectBox label="Select Rice" isChecked={false} onToggle={nothing} />
        <SelectBox label="Select Rice" isChecked onToggle={nothing} />
        <ViewSwitch view="list" onChoose={nothing} />
        <ViewSwitch view="table" onChoose={nothing} />
      </Row>
      <Row part="BulkBar">
        <BulkBar count={2} onClear={nothing}>
          <Button variant="secondary">Move</Button>
        </BulkBar>
      </Row>
    </>
  )
}

const rows = goods.map(([name, stock]) => (
  <tr key={name}>
    <td>{name}</td>
    <td>{stock}</td>
  </tr>
))
