import { lazyDialog } from '../../ui/dialogs/lazy-dialog.tsx'

/** The cart on wide screens, which no page shows initially. */
export const cartDrawer = lazyDialog(() => import('./CartDrawer.tsx'))
