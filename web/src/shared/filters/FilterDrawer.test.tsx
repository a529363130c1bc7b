import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { expect, it, vi } from 'vitest'
import type { ProductFilterInput } from '../../apollo/schema-types.generated.ts'
import { money } from '../../../test/carts.ts'
import { createTestClient } from '../../../test/server.ts'
import type { ChoicesQuery } from './FilterDrawer.generated.ts'
import FilterDrawer from './FilterDrawer.tsx'
import type { FilteredList } from './use-choices.ts'

const category = (id: string) => ({ id, name: `Category ${id}` })

const buildChoices = (totalCount: number): NonNullable<ChoicesQuery['found']> => ({
  totalCount,
  facets: {
    brands: [
      { brand: 'Amul', count: 7 },
      { brand: 'Nandini', count: 2 },
    ],
    categories: [
      { category: category('c1'), count: 8 },
      { category: category('c2'), count: 1 },
    ],
    countries: [],
    prices: [
      { min: money(0), max: money(4_999), count: 5 },
      { min: money(5_000), max: money(9_999), count: 3 },
      { min: money(100_000), max: null, count: 1 },
    ],
    discounts: [{ minPercent: 10, count: 4 }],
    inStockCount: 6,
  },
})

const onClose = vi.fn()

function open(list: FilteredList, filter: ProductFilterInput = {}) {
  const { client, waiting } = createTestClient()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter initialEntries={['/search?q=milk&off=5']}>
        <FilterDrawer list={list} filter={filter} sort="PRICE_DESC" onClose={onClose} />
        <Query />
      </MemoryRouter>
    </ApolloProvider>,
  )
  return waiting
}

const Query = () => <p data-testid="query">{useLocation().search}</p>
const query = () => screen.getByTestId('query').textContent

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const labels = () => [...document.querySelectorAll('label')].map(({ textContent }) => textContent)
const sorts = ['Price, lowest first', 'Price, highest first', 'Discount, highest first']

it('the filter recounts its choices after each change, and applies them on request', async () => {
  const waiting = open({ text: 'milk' })
  expect(waiting[0]?.variables).toEqual({ text: 'milk', filter: {}, isSearch: true })
  act(() => waiting[0]?.reply('Choices', { found: buildChoices(9) }))
  await screen.findByText('In stock')
  expect(labels()).toEqual([
    ...['Best match', ...sorts],
    'In stock6',
    ...['Amul7', 'Nandini2', 'Category c18', 'Category c21'],
    ...['Any price', 'Below ₹505', '₹50 to ₹1003', '₹1,000 and above1'],
    ...['Any discount', '10% or more4'],
  ])
  expect(screen.getByLabelText('Price, highest first')).toHaveProperty('checked', true)
  await userEvent.click(screen.getByLabelText('Price, lowest first'))
  await userEvent.click(screen.getByLabelText(/Nandini/))
  await userEvent.click(screen.getByLabelText(/₹50 to ₹100/))
  await userEvent.click(screen.getByLabelText(/In stock/))
  const filter = { brands: ['Nandini'], minPrice: 5_000, maxPrice: 9_999, inStock: true }
  expect(waiting.at(-1)?.variables).toEqual({ text: 'milk', filter, isSearch: true })
  act(() => waiting.at(-1)?.reply('Choices', { found: buildChoices(1) }))
  expect(query()).toBe('?q=milk&off=5')
  await screen.findByRole('button', { name: 'Show 1 product' })
  await press('Show 1 product')
  expect(query()).toBe('?q=milk&brand=Nandini&min=5000&max=9999&stock=in&sort=PRICE_ASC')
  expect(onClose).toHaveBeenCalled()
})

it('the filter has countries of origin as soon as the server lists them', async () => {
  const waiting = open({ text: 'oil' }, { countriesOfOrigin: ['it'] })
  const { facets, totalCount } = buildChoices(9)
  const countries = [
    { countryOfOrigin: 'IN', count: 8 },
    { countryOfOrigin: 'ES', count: 1 },
  ]
  act(() =>
    waiting[0]?.reply('Choices', { found: { totalCount, facets: { ...facets, countries } } }),
  )
  await userEvent.click(await screen.findByLabelText(/^Spain/))
  expect(screen.getAllByLabelText(/^(India|Spain|Italy)/)).toHaveLength(3)
  await userEvent.click(screen.getByLabelText('Country of origin, A to Z'))
  await userEvent.click(screen.getByLabelText(/^Italy/))
  act(() => waiting.at(-1)?.reply('Choices', { found: buildChoices(1) }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show 1 product' }))
  expect(query()).toBe('?q=milk&origin=ES&sort=COUNTRY_ASC')
})

it("a category's filter has no categories, keeps the selection, and can be cleared", async () => {
  const waiting = open({ categoryId: 'c1', subCategoryId: undefined }, { brands: ['AMUL', 'Gone'] })
  act(() => waiting[0]?.reply('Choices', { listed: buildChoices(9) }))
  await screen.findByText('In stock')
  expect(labels().slice(0, 8)).toEqual([
    ...['Newest', ...sorts],
    ...['In stock6', 'Amul7', 'Nandini2', 'Gone0'],
  ])
  expect(screen.getByLabelText(/Amul/)).toHaveProperty('checked', true)
  await userEvent.click(screen.getByLabelText(/Amul/))
  expect(waiting.at(-1)?.variables['filter']).toEqual({ brands: ['Gone'] })
  await press('Clear all')
  expect(query()).toBe('?q=milk')
})

it('the filter can be retried when its choices could not be loaded', async () => {
  const waiting = open({ text: 'milk' })
  act(() => waiting[0]?.fail(new Error('offline')))
  await userEvent.click(await screen.findByRole('button', { name: 'Retry' }))
  act(() => waiting[1]?.reply('Choices', { found: buildChoices(9) }))
  expect(await screen.findByLabelText(/Nandini/)).toBeTruthy()
})

it('the filter hides the former count when the products cannot be counted', async () => {
  const waiting = open({ text: 'milk' })
  act(() => waiting[0]?.reply('Choices', { found: buildChoices(9) }))
  await screen.findByRole('button', { name: 'Show 9 products' })
  await userEvent.click(screen.getByLabelText(/Nandini/))
  act(() => waiting.at(-1)?.fail(new Error('offline')))
  await userEvent.click(await screen.findByRole('button', { name: 'Show products' }))
  expect(query()).toBe('?q=milk&brand=Nandini&sort=PRICE_DESC')
})

it('the filter cuts long lists, but shows all selected choices', async () => {
  const waiting = open({ text: 'milk' }, { brands: ['Brand 9'] })
  const brands = Array.from({ length: 12 }, (_none, at) => ({
    brand: `Brand ${at}`,
    count: 1,
  }))
  const choices = buildChoices(9)
  act(() =>
    waiting[0]?.reply('Choices', { found: { ...choices, facets: { ...choices.facets, brands } } }),
  )
  await screen.findByText('Brand 9')
  expect(screen.getAllByLabelText(/^Brand/)).toHaveLength(7)
  await press('Show all 12')
  expect(screen.getAllByLabelText(/^Brand/)).toHaveLength(12)
})
