import { Modal } from '../../../ui/dialogs/Modal.tsx'
import { EditConflict } from '../editing/EditConflict.tsx'

interface StockConflictProps {
  name: string
  mine: string
  /** The current stock. */
  current: number
  takeTheirs: () => void
  keepMine: () => void
  /** Called when the dialog closes without a choice. */
  onClose: () => void
}

/** Asks which stock to keep when it changed while the admin was editing it. */
export default function StockConflict(props: StockConflictProps) {
  const { name, mine, current, takeTheirs, keepMine, onClose } = props
  return (
    <Modal title="Stock" isOpen onClose={onClose}>
      <EditConflict
        what="stock"
        labels={{ stock: name }}
        mine={{ stock: mine }}
        current={{ stock: String(current) }}
        takeTheirs={takeTheirs}
        keepMine={keepMine}
      />
    </Modal>
  )
}
