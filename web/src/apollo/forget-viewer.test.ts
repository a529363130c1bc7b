import { gql, InMemoryCache } from '@apollo/client'
import { describe, expect, it } from 'vitest'
import { forgetViewer } from './forget-viewer.ts'
import { LayoutDocument } from './layout.generated.ts'
import { ProfileDocument } from '../account/profile/Profile.generated.ts'
import { cacheConfig } from './type-policies.ts'
import { shop } from '../../test/shop.ts'

const money = { __typename: 'Money' as const, amount: 0 }
const asha = {
  __typename: 'Viewer',
  id: 'asha',
  name: 'Asha',
  email: 'asha@example.in',
  mobile: '',
  role: 'USER' as const,
  avatar: null,
  cart: {
    __typename: 'Cart' as const,
    id: 'asha',
    lines: [],
    gone: [],
    warnings: [],
    totalQuantity: 0,
    subtotal: money,
    total: money,
    savings: money,
  },
}
const session = {
  __typename: 'Session' as const,
  id: 'here',
  device: 'Chrome on Linux',
  lastUsedAt: '2026-11-21T09:30:00.000Z',
  isCurrent: true,
}
const orderMails = ['CONFIRMED' as const]
const prescription = {
  __typename: 'Prescription' as const,
  id: 'rx',
  type: 'PICTURE' as const,
  size: 240_000,
  url: '/prescriptions/rx?signature=1',
  uploadedAt: '2026-11-21T09:30:00.000Z',
  usableUntil: '2027-05-20T09:30:00.000Z',
  keptUntil: null,
  expired: false,
}
const profile = {
  ...asha,
  emailVerified: true,
  orderMails,
  sessions: [session],
  prescriptions: [prescription],
}

describe('forgetViewer', () => {
  it('removes everything about the person, and keeps the store', () => {
    const cache = new InMemoryCache(cacheConfig)
    cache.writeQuery({ query: LayoutDocument, data: { store: shop, viewer: asha } })
    cache.writeQuery({ query: ProfileDocument, data: { viewer: profile } })
    const ofAdmins = { orders: { __typename: 'OrderConnection', totalCount: 7 } }
    cache.writeQuery({ query: gql('{ orders { totalCount } }'), data: ofAdmins })
    forgetViewer(cache)
    expect(cache.readQuery({ query: LayoutDocument })).toMatchObject({
      store: { name: 'Kirana Care' },
      viewer: null,
    })
    expect(cache.readQuery({ query: ProfileDocument })).toEqual({ viewer: null })
    expect(JSON.stringify(cache.extract())).not.toMatch(/asha|Chrome on Linux|signature|totalCount/)
  })
})
