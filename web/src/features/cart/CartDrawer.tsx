import { Drawer } from '../../ui/dialogs/Drawer.tsx'
import { CartView, ProceedLink } from './CartView.tsx'
import { useCart } from './CartProvider.tsx'

/** The cart at the right edge of a wide screen. */
export function CartDrawer({ onClose }: { onClose: () => void }) {
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
