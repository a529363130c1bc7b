import { lazyDialog } from '../../ui/manage/lazy-dialog.tsx'

/** The cart on wide screens, which no page shows at first. */
export const cartDrawer = lazyDialog(() => import('./CartDrawer.tsx'))
