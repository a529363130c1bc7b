import { ApolloProvider } from '@apollo/client/react'
import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { createTestClient } from '../../../test/server.ts'
import { SearchBar } from './SearchBar.tsx'
// Loads the chunk before the first test begins.
import './Suggestions.tsx'

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})

function Address() {
  const { pathname, search } = useLocation()
  return <output>{pathname + search}</output>
}

function show(...addresses: string[]) {
  render(
    <ApolloProvider client={createTestClient().client}>
      <MemoryRouter initialEntries={addresses}>
        <SearchBar />
        <Address />
      </MemoryRouter>
    </ApolloProvider>,
  )
}

const address = () => screen.getByRole('status').textContent

describe('the search bar', () => {
  it('the search bar is a button that opens the search page and focuses its text box', async () => {
    show('/')
    await userEvent.click(screen.getByRole('button', { name: 'Search for products' }))
    expect(address()).toBe('/search')
    const box = screen.getByPlaceholderText('Search for atta dal and more.')
    expect(document.activeElement).toBe(box)
  })

  it('the search bar is filled from the URL', () => {
    show('/search?q=toor%20dal')
    expect(screen.getByRole<HTMLInputElement>('combobox').value).toBe('toor dal')
  })

  it('the search bar updates the URL with every letter', async () => {
    show('/search')
    const box = screen.getByRole<HTMLInputElement>('combobox')
    await userEvent.type(box, 'd')
    expect(address()).toBe('/search?q=d')
    await userEvent.type(box, 'al & r')
    expect(address()).toBe('/search?q=dal%20%26%20r')
    expect(box.value).toBe('dal & r')
    await userEvent.clear(box)
    expect(address()).toBe('/search')
  })

  it('the search bar has a link back to the front page', () => {
    show('/search')
    const back = screen.getByRole('link', { name: 'Back to the front page' })
    expect(back.getAttribute('href')).toBe('/')
  })
})
