import { ApolloProvider } from '@apollo/client/react'
import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { createTestClient } from '../../../test/server.ts'
import { CategoryRow } from './CategoryRow.tsx'

const category = { id: 'c1', name: 'Garden', slug: 'garden' }

it('a category without products has no row', async () => {
  const { client, waiting } = createTestClient()
  render(
    <ApolloProvider client={client}>
      <MemoryRouter>
        <CategoryRow category={{ ...category, image: null }} isFirst />
      </MemoryRouter>
    </ApolloProvider>,
  )
  expect(screen.getByRole('heading', { name: 'Garden' })).toBeTruthy()
  expect(document.querySelectorAll('article[aria-hidden]')).toHaveLength(6)
  await act(async () => {
    waiting[0]?.reply('CategoryRow', { category: { id: 'c1', newestProducts: [] } })
    await new Promise((resolve) => setTimeout(resolve, 30))
  })
  expect(screen.queryByRole('heading')).toBeNull()
  expect(screen.queryByRole('button')).toBeNull()
})
