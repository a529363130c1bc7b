import { afterAll, beforeAll, expect, it } from 'vitest'
import { buildProduct } from '../../test/support/factories.ts'
import { gql } from '../../test/support/gql.ts'
import { openTestStore, type TestStore } from '../../test/support/store.ts'
import { pictureUrl } from '../lib/pictures.ts'

let store: TestStore

beforeAll(async () => {
  store = await openTestStore()
})
afterAll(() => store.close())

it('an image’s list of versions names the same files as its srcset', async () => {
  const { _id } = await buildProduct({
    images: [pictureUrl('abc123'), 'https://pictures.example/media/abc123-960.webp'],
  })
  const { data } = await store.query(
    gql(`query ($id: ID!) { product(id: $id) { images { url srcSet versions { url width } } } }`),
    { id: _id.toHexString() },
  )
  const widths = [160, 320, 640, 960]
  expect(data).toEqual({
    product: {
      images: [
        {
          url: '/media/abc123-960.webp',
          srcSet: widths.map((width) => `/media/abc123-${width}.webp ${width}w`).join(', '),
          versions: widths.map((width) => ({ url: `/media/abc123-${width}.webp`, width })),
        },
        { url: 'https://pictures.example/media/abc123-960.webp', srcSet: null, versions: [] },
      ],
    },
  })
})
