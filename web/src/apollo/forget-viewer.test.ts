import { describe, expect, it } from 'vitest'
import { forgetViewer } from './forget-viewer.ts'
import { LayoutDocument } from './layout.generated.ts'
import { ProfileDocument } from '../account/profile/Profile.generated.ts'
import { ManageOrderCountsDocument } from '../dashboard/orders/table/OrderTable.generated.ts'
import { createCache, writeReply } from '../../test/cache.ts'
import { buildCart } from '../../test/quotes.ts'
import { buildPrescription } from '../../test/prescriptions.ts'
import { buildViewer } from '../../test/profile.ts'
import { buildLayout } from '../../test/shop.ts'

describe('forgetViewer', () => {
  it("forgetViewer removes everything about the person, and keeps the shop's data", () => {
    const cache = createCache()
    writeReply(cache, LayoutDocument, buildLayout(buildCart(2)))
    const viewer = buildViewer({ prescriptions: [buildPrescription()] })
    writeReply(cache, ProfileDocument, { viewer })
    const ofAdmins = [{ status: 'PENDING', count: 7, isMore: false } as const]
    const counts = { orders: { statusCounts: ofAdmins } }
    writeReply(cache, ManageOrderCountsDocument, counts, { search: '' })
    const known = /asha|Chrome on Linux|signature|statusCounts/g
    const list = () => new Set(JSON.stringify(cache.extract()).match(known))
    expect(list().size).toBe(4)
    forgetViewer(cache)
    expect(cache.readQuery({ query: LayoutDocument })).toMatchObject({
      store: { name: 'Kirana Care' },
      viewer: null,
    })
    expect(cache.readQuery({ query: ProfileDocument })).toEqual({ viewer: null })
    expect(list().size).toBe(0)
  })
})
