import { useState } from 'react'
import type { ValueName } from '../editing/value-kinds.ts'
import type { TableProduct } from './cell-edit.ts'

/** Where to continue after a cell: in its column, or in the order of Tab. */
export type Move = 'below' | 'above' | 'next' | 'previous'

interface Cell {
  id: string
  name: ValueName
}

interface ActiveCell extends Cell {
  /** If false, the cell only gets the focus. */
  isEditing: boolean
}

/** The cell that is being edited or was edited last, in one of the columns `names`. */
export function useActiveCell(products: readonly TableProduct[], names: readonly ValueName[]) {
  const [active, setActive] = useState<ActiveCell | null>(null)
  const edit = (cell: Cell) => setActive({ ...cell, isEditing: true })
  /** Edits another cell. Returns false at the end of the table. */
  const move = (from: Cell, direction: Move) => {
    const target = findCell(products, names, from, direction)
    if (target) edit(target)
    return target !== null
  }
  /** Ends editing, and returns the focus to the cell. */
  const stop = (cell: Cell) => setActive({ ...cell, isEditing: false })
  /** Ends editing because another element has the focus. */
  const leave = ({ id, name }: Cell) =>
    setActive((now) => (now?.id === id && now.name === name ? null : now))
  const find = (id: string, name: ValueName) =>
    active?.id === id && active.name === name ? active : null
  const canEdit = (name: ValueName) => names.includes(name)
  return { canEdit, find, edit, move, stop, leave }
}

/** Returns null at the end of the table. */
function findCell(
  products: readonly TableProduct[],
  names: readonly ValueName[],
  { id, name }: Cell,
  direction: Move,
): Cell | null {
  const row = products.findIndex((product) => product.id === id)
  const column = names.indexOf(name)
  const { rows, columns } = steps[direction]
  const place = column + columns
  const wrapped = (place + names.length) % names.length
  const product = products[row + rows + (wrapped === place ? 0 : columns)]
  const target = names[wrapped]
  return product && target ? { id: product.id, name: target } : null
}

const steps: Record<Move, { rows: number; columns: number }> = {
  below: { rows: 1, columns: 0 },
  above: { rows: -1, columns: 0 },
  next: { rows: 0, columns: 1 },
  previous: { rows: 0, columns: -1 },
}

export type ActiveCells = ReturnType<typeof useActiveCell>
