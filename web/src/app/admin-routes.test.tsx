import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { of, throwError } from 'rxjs'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { SessionProvider } from '../apollo/session.tsx'
import { cacheConfig } from '../apollo/type-policies.ts'
import type { OpenWorkQuery } from '../dashboard/frame/OpenWork.generated.ts'
import { setNewOrderCount } from '../shared/new-order-count.ts'
import { CartProvider } from '../shared/cart/CartProvider.tsx'
import { accountPages } from '../account/pages.ts'
import { dashboardPages } from '../dashboard/pages.ts'
import { dashboardPaths } from '../lib/urls/dashboard-paths.ts'
import { completeReply } from '../../test/reply.ts'
import { buildLayout } from '../../test/shop.ts'
import { buildCart } from '../../test/quotes.ts'
import { saveTokens } from '../../test/store.tsx'
import { AppRoutes } from './AppRoutes.tsx'
// Loads the opened pages, and the chunks that the app preloads, before the first test begins.
import './SignedInRoutes.tsx'
import '../shared/account/AccountAside.tsx'
import '../dashboard/frame/DashboardHeader.tsx'
import '../dashboard/frame/DashboardMenu.tsx'
import '../shared/page/RequireRole.tsx'

import.meta.glob('../{shop,account,shared,dashboard}/**/*Route.tsx', { eager: true })

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => undefined)
  // A wide screen.
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: query.includes('min-width'),
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

/**
 * Opens the app at a path, for a user with this role. Only the layout query gets a response, if it can be loaded, and
 * the query for open work, if it is given.
 */
function open(
  path: string,
  role: 'ADMIN' | 'STAFF' | 'USER' | null,
  isReachable = true,
  openWork: OpenWorkQuery['openWork'] | null = null,
) {
  if (role) saveTokens()
  const layout = buildLayout(role && buildCart(0), role ?? undefined)
  const link = new ApolloLink(({ operationName, query, variables }) => {
    if (operationName === 'Layout' && isReachable)
      return of(completeReply(query, variables, layout))
    if (operationName === 'OpenWork' && openWork) {
      return of(completeReply(query, variables, { openWork }))
    }
    return throwError(() => new TypeError('Failed to fetch'))
  })
  const client = new ApolloClient({ cache: new InMemoryCache(cacheConfig), link })
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={[path]}>
        <SessionProvider>
          <CartProvider>
            <AppRoutes />
          </CartProvider>
        </SessionProvider>
      </MemoryRouter>
    </ApolloProvider>,
  )
}

const pages = [
  [dashboardPaths.overview, 'Overview'],
  [dashboardPaths.allOrders, 'All Orders'],
  [dashboardPaths.orderDetails('66f0'), 'Order Details'],
  [dashboardPaths.orderBatches(['66f0']), 'Enter batches'],
  [dashboardPaths.newOrder, 'New order'],
  [dashboardPaths.packOrders, 'Pack orders'],
  [dashboardPaths.pickList, 'Pick list'],
  [dashboardPaths.addressLabels, 'Address labels'],
  [dashboardPaths.prescriptionQueue, 'Prescriptions'],
  [dashboardPaths.checkPrescription('66f0'), 'Check prescription'],
  [dashboardPaths.prescriptionViews, 'Log of views'],
  [dashboardPaths.prescriptionRegister, 'Schedule H1 register'],
  [dashboardPaths.printRegister, 'Schedule H1 register'],
  [dashboardPaths.recall, 'Recall of a batch'],
  [dashboardPaths.tickets, 'Tickets'],
  [dashboardPaths.ticket('66f0'), 'Ticket'],
  [dashboardPaths.customers, 'Customers'],
  [dashboardPaths.customer('66f0'), 'Customer'],
  [dashboardPaths.upiStatements, 'UPI statements'],
  [dashboardPaths.upiStatement('66f0'), 'UPI statement'],
  [dashboardPaths.gstReturn, 'GST returns'],
  [dashboardPaths.categories, 'Category'],
  [dashboardPaths.subCategories, 'Sub Category'],
  [dashboardPaths.uploadProduct, 'Upload Product'],
  [dashboardPaths.products, 'Product'],
  [dashboardPaths.imports, 'Imports'],
  [dashboardPaths.searchWords, 'Search words'],
  [dashboardPaths.partners, 'Partners'],
  [dashboardPaths.webhooks('66f0'), 'Webhooks'],
  [dashboardPaths.deliveries('66f0', '66f1'), 'Deliveries'],
  [dashboardPaths.team, 'Team'],
  [dashboardPaths.settings, 'Settings'],
] as const

/** The pages that staff may open. */
const staffTitles: ReadonlySet<string> = new Set([
  'All Orders',
  'Order Details',
  'Enter batches',
  'New order',
  'Pack orders',
  'Pick list',
  'Address labels',
  'Prescriptions',
  'Check prescription',
  'Tickets',
  'Ticket',
  'Product',
])

const refusal = 'Do not have permission'

/**
 * The entries of the menu beside the page. Only wide screens show them. They are hidden here because jsdom has no width.
 */
async function entries(name: 'Account' | 'Dashboard') {
  const nav = await screen.findByRole('navigation', { name, hidden: true })
  return within(nav)
    .getAllByRole('listitem', { hidden: true })
    .map(({ textContent }) => textContent)
}

it('the tests cover every dashboard page', () => {
  expect(pages).toHaveLength(Object.keys(dashboardPages).length)
})

it.each([accountPages.profile, accountPages.myOrders, accountPages.addresses])(
  '$path has its title when the account cannot be loaded',
  async ({ path, title }) => {
    open(path, 'USER', false)
    expect(await screen.findByText(title, { selector: 'h1' })).toBeTruthy()
    expect(await screen.findByText(/load your account/)).toBeTruthy()
    expect(document.title).toContain(title)
  },
)

describe.each(pages)('%s', (path, title) => {
  it('the page is open to admins', async () => {
    open(path, 'ADMIN')
    expect(await screen.findByText(title, { selector: 'h1' })).toBeTruthy()
    expect(screen.queryByText(refusal)).toBeNull()
  })

  it('the page is open to staff if it is about orders or stock', async () => {
    open(path, 'STAFF')
    const shown = staffTitles.has(title) ? title : refusal
    expect(await screen.findByText(shown, { selector: 'h1' })).toBeTruthy()
    expect(screen.queryByText(refusal) === null).toBe(staffTitles.has(title))
    if (shown === refusal) {
      const main = within(screen.getByRole('main'))
      const link = main.getByRole('link', { name: 'All Orders' })
      expect(link.getAttribute('href')).toBe(dashboardPaths.allOrders)
    }
  })

  it('the page says that others have no permission, and links to the front page', async () => {
    open(path, 'USER')
    expect(await screen.findByText(refusal)).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Go To Home' }).getAttribute('href')).toBe('/')
    expect(screen.queryByText(title, { selector: 'h1' })).toBeNull()
  })

  it('the page says that guests have no permission, and links to the login', async () => {
    open(path, null)
    expect(await screen.findByText(refusal)).toBeTruthy()
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
    expect(await screen.findByText('Login', { selector: 'h1' })).toBeTruthy()
    expect(screen.queryByText(refusal)).toBeNull()
  })
})

describe('the menu of the dashboard', () => {
  const own = ['Profile', 'My Orders', 'Save Address', 'Log Out']

  it('the menu has every page for admins, in groups, and marks admins', async () => {
    open(dashboardPaths.uploadProduct, 'ADMIN')
    expect(await entries('Dashboard')).toEqual([
      ...['Overview'],
      ...['All Orders', 'New order', 'Prescriptions', 'UPI statements', 'Refunds due'],
      ...['Customers', 'Tickets'],
      ...['Category', 'Sub Category', 'Upload Product', 'Product', 'Search'],
      ...['GST returns', 'Partners', 'Team', 'Settings'],
      ...own,
    ])
    const headings = screen.getAllByRole('heading', { level: 2, hidden: true })
    expect(headings.map(({ textContent }) => textContent)).toEqual([
      ...['Orders', 'Customers', 'Catalogue', 'Shop'],
    ])
    expect(screen.getByText('(Admin)')).toBeTruthy()
  })

  it('the menu has the order and stock pages for staff, and marks them', async () => {
    open(dashboardPaths.products, 'STAFF')
    expect(await entries('Dashboard')).toEqual([
      ...['All Orders', 'New order', 'Prescriptions', 'Refunds due', 'Tickets', 'Product'],
      ...own,
    ])
    expect(screen.getByText('(Staff)')).toBeTruthy()
  })

  it('the menu has the number of tasks behind each page', async () => {
    open(dashboardPaths.products, 'STAFF', true, {
      ...{ newOrders: 4, prescriptionsToCheck: 1, refundsDue: 0, openTickets: 120 },
    })
    await screen.findByText('4')
    expect(await entries('Dashboard')).toEqual([
      ...[
        'All Orders4 to confirm',
        'New order',
        'Prescriptions1 to check',
        'Refunds due',
        'Tickets99+ open',
      ],
      ...['Product', ...own],
    ])
  })

  it('team pages have neither the cart nor the search of the shop, but one search', async () => {
    open(dashboardPaths.products, 'STAFF')
    expect(await screen.findByRole('combobox', { name: /^Search orders, products/ })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /cart/i })).toBeNull()
    expect(screen.queryByRole('button', { name: 'Search for products' })).toBeNull()
  })

  it('customers have the header of the shop, also on a page of the team', async () => {
    open(dashboardPaths.uploadProduct, 'USER')
    expect(await screen.findByRole('button', { name: 'Search for products' })).toBeTruthy()
    expect(screen.queryByRole('combobox')).toBeNull()
  })
})

describe('the account menu', () => {
  it('the account menu of a team member lists the team entries first', async () => {
    open(accountPages.profile.path, 'ADMIN')
    expect((await entries('Account')).slice(0, 6)).toEqual([
      ...['Overview', 'All Orders', 'New order', 'Prescriptions', 'Customers', 'Tickets'],
    ])
    act(() => setNewOrderCount(4))
    expect(await entries('Account')).toContain('All Orders(4 new)')
    act(() => setNewOrderCount(0))
    expect(await entries('Account')).toContain('All Orders')
  })

  it('the account menu has no team entries for customers', async () => {
    open(accountPages.profile.path, 'USER')
    expect(await entries('Account')).toEqual(['Profile', 'My Orders', 'Save Address', 'Log Out'])
    expect(screen.queryByText(/^\((Admin|Staff)\)/)).toBeNull()
  })
})
