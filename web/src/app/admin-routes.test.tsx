import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client'
import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen, waitFor, within } from '@testing-library/react'
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

/** The pages that staff may open: those about orders, customers' questions and stock. */
const staffPages = [
  ...['allOrders', 'newOrder', 'orderDetails', 'orderBatches', 'packOrders', 'pickList'],
  ...['addressLabels', 'prescriptionQueue', 'checkPrescription', 'tickets', 'ticket', 'products'],
]

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

it('every dashboard page is for admins only, except those that staff or pharmacists need', () => {
  const pages = Object.entries(dashboardPages)
  const byAccess = (access: 'staff' | 'admin' | 'pharmacist') =>
    pages.filter(([, page]) => page.access === access).map(([name]) => name)
  expect(byAccess('staff')).toEqual(staffPages)
  expect(byAccess('pharmacist')).toEqual(['prescriptionRegister', 'printRegister'])
  expect(byAccess('admin')).toHaveLength(pages.length - staffPages.length - 2)
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

describe('a page for admins', () => {
  const path = dashboardPaths.customers

  it('the page is open to admins', async () => {
    open(path, 'ADMIN')
    expect(await screen.findByText('Customers', { selector: 'h1' })).toBeTruthy()
    expect(screen.queryByText(refusal)).toBeNull()
  })

  it('the page says that staff have no permission, and links to the orders', async () => {
    open(path, 'STAFF')
    expect(await screen.findByText(refusal, { selector: 'h1' })).toBeTruthy()
    const main = within(screen.getByRole('main'))
    const link = main.getByRole('link', { name: 'All Orders' })
    expect(link.getAttribute('href')).toBe(dashboardPaths.allOrders)
  })

  it('the page says that others have no permission, and links to the front page', async () => {
    open(path, 'USER')
    expect(await screen.findByText(refusal)).toBeTruthy()
    const main = within(screen.getByRole('main'))
    expect(main.getByRole('link', { name: 'Go To Home' }).getAttribute('href')).toBe('/')
    expect(screen.queryByText('Customers', { selector: 'h1' })).toBeNull()
  })

  it('the page says that guests have no permission, and links to the login', async () => {
    open(path, null)
    expect(await screen.findByText(refusal)).toBeTruthy()
    await userEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'Login' }))
    expect(await screen.findByText('Login', { selector: 'h1' })).toBeTruthy()
    expect(screen.queryByText(refusal)).toBeNull()
  })
})

describe('a page for the team', () => {
  it.each(['ADMIN', 'STAFF'] as const)('the page is open to the role %s', async (role) => {
    open(dashboardPaths.tickets, role)
    expect(await screen.findByText('Tickets', { selector: 'h1' })).toBeTruthy()
    expect(screen.queryByText(refusal)).toBeNull()
  })

  it('the page is closed to customers, also without the menu beside it', async () => {
    open(dashboardPaths.pickList, 'USER')
    expect(await screen.findByText(refusal)).toBeTruthy()
    expect(screen.queryByText('Pick list', { selector: 'h1' })).toBeNull()
  })
})

describe('the menu of the dashboard', () => {
  const own = ['Profile', 'My Orders', 'Save Address', 'Log Out']

  it('the menu has every page for admins, in groups, and marks admins', async () => {
    open(dashboardPaths.uploadProduct, 'ADMIN')
    expect(await entries('Dashboard')).toEqual([
      ...['Overview'],
      ...['All Orders', 'New order', 'Prescriptions', 'Recall', 'UPI statements', 'Refunds due'],
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
      ...['Overview', 'All Orders', 'New order', 'Prescriptions', 'Recall', 'Customers'],
    ])
    // The menu notices a number that was set before it listened, but only once its effects have run.
    act(() => setNewOrderCount(4))
    expect(await screen.findByText('(4 new)')).toBeTruthy()
    expect(await entries('Account')).toContain('All Orders(4 new)')
    act(() => setNewOrderCount(0))
    await waitFor(() => expect(screen.queryByText('(4 new)')).toBeNull())
    expect(await entries('Account')).toContain('All Orders')
  })

  it('the account menu has no team entries for customers', async () => {
    open(accountPages.profile.path, 'USER')
    expect(await entries('Account')).toEqual(['Profile', 'My Orders', 'Save Address', 'Log Out'])
    expect(screen.queryByText(/^\((Admin|Staff)\)/)).toBeNull()
  })
})
