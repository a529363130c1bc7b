import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { useCart } from './CartProvider.tsx'
import { CartView, ProceedLink } from './CartView.tsx'

/** The cart in a drawer, on wide screens. */
export default function CartDrawer({ onClose }: { onClose: () => void }) {
  const isFilled = (useCart()?.totalQuantity ?? 0) > 0
  return (
    <Drawer
      title="My Cart"
      isOpen
      onClose={onClose}
      footer={isFilled && <ProceedLink onClick={onClose} />}
    >
      <CartView onLeave={onClose} />
    </Drawer>
  )
}
