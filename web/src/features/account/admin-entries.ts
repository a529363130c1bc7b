import {
  ClipboardList,
  KeyRound,
  LayoutGrid,
  Layers,
  type LucideIcon,
  PackagePlus,
  Store,
} from 'lucide-react'
import { paths } from '../../lib/paths.ts'

interface AdminEntry {
  label: string
  to: string
  Icon: LucideIcon
}

/** What the menus hold for admins alone, before everybody's entries. */
export const adminEntries: readonly AdminEntry[] = [
  { label: 'All Orders', to: paths.allOrders, Icon: ClipboardList },
  { label: 'Category', to: paths.manageCategories, Icon: LayoutGrid },
  { label: 'Sub Category', to: paths.manageSubCategories, Icon: Layers },
  { label: 'Upload Product', to: paths.uploadProduct, Icon: PackagePlus },
  { label: 'Product', to: paths.manageProducts, Icon: Store },
  { label: 'Partners', to: paths.partners, Icon: KeyRound },
]
