import {
  ChartColumn,
  ClipboardCheck,
  ClipboardList,
  FileCheck,
  KeyRound,
  LayoutGrid,
  Layers,
  LifeBuoy,
  type LucideIcon,
  PackagePlus,
  PackageSearch,
  PhoneCall,
  Search,
  Settings,
  Store,
  UserRound,
  Users,
} from 'lucide-react'
import { dashboardPages } from '../../dashboard/pages.ts'
import type { PageRow } from '../../lib/urls/page-row.ts'

/** The groups of pages in the menu of the dashboard. */
export type TeamGroup = 'Overview' | 'Orders' | 'Customers' | 'Catalogue' | 'Shop'

interface TeamEntry {
  label: string
  group: TeamGroup
  page: PageRow
  Icon: LucideIcon
}

/** The team's pages in the account menu. */
export const teamEntries: readonly TeamEntry[] = [
  { label: 'Overview', group: 'Overview', page: dashboardPages.overview, Icon: ChartColumn },
  { label: 'All Orders', group: 'Orders', page: dashboardPages.allOrders, Icon: ClipboardList },
  { label: 'New order', group: 'Orders', page: dashboardPages.newOrder, Icon: PhoneCall },
  {
    label: 'Prescriptions',
    group: 'Orders',
    page: dashboardPages.prescriptionQueue,
    Icon: ClipboardCheck,
  },
  { label: 'Recall', group: 'Orders', page: dashboardPages.recall, Icon: PackageSearch },
  { label: 'Customers', group: 'Customers', page: dashboardPages.customers, Icon: UserRound },
  { label: 'Tickets', group: 'Customers', page: dashboardPages.tickets, Icon: LifeBuoy },
  { label: 'UPI statements', group: 'Orders', page: dashboardPages.upiStatements, Icon: FileCheck },
  { label: 'GST returns', group: 'Shop', page: dashboardPages.gstReturn, Icon: FileCheck },
  { label: 'Category', group: 'Catalogue', page: dashboardPages.categories, Icon: LayoutGrid },
  { label: 'Sub Category', group: 'Catalogue', page: dashboardPages.subCategories, Icon: Layers },
  {
    label: 'Upload Product',
    group: 'Catalogue',
    page: dashboardPages.uploadProduct,
    Icon: PackagePlus,
  },
  { label: 'Product', group: 'Catalogue', page: dashboardPages.products, Icon: Store },
  { label: 'Search', group: 'Catalogue', page: dashboardPages.searchWords, Icon: Search },
  { label: 'Partners', group: 'Shop', page: dashboardPages.partners, Icon: KeyRound },
  { label: 'Team', group: 'Shop', page: dashboardPages.team, Icon: Users },
  { label: 'Settings', group: 'Shop', page: dashboardPages.settings, Icon: Settings },
]
