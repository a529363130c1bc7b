import { Modal } from '../../../ui/Modal.tsx'
import { ChangedMeanwhile } from '../editing/ChangedMeanwhile.tsx'

interface StockMeanwhileProps {
  /** The product's name. */
  name: string
  /** As the admin typed it. */
  mine: string
  /** Pieces that are left now. */
  now: number
  takeTheirs: () => void
  keepMine: () => void
  /** It was closed without an answer. */
  onClose: () => void
}

/** Both stocks of a product whose pieces moved while an admin set another one. */
export function StockMeanwhile(props: StockMeanwhileProps) {
  const { name, mine, now, takeTheirs, keepMine, onClose } = props
  return (
    <Modal title="Stock" isOpen onClose={onClose}>
      <ChangedMeanwhile
        what="stock"
        labels={{ stock: name }}
        mine={{ stock: mine }}
        now={{ stock: String(now) }}
        takeTheirs={takeTheirs}
        keepMine={keepMine}
      />
    </Modal>
  )
}
