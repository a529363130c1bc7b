import { type Store, useStore } from '../../apollo/session.tsx'
import { describeTrail, type Place, StructuredData } from './StructuredData.tsx'

export interface PlaceDataProps {
  /** The pages from the front page to this one. Empty until they are loaded. Without it, the page is the front page. */
  trail?: readonly Place[]
}

/** The page's breadcrumb, or on the front page the shop, for search engines. */
export default function PlaceData({ trail }: PlaceDataProps) {
  const store = useStore()
  if (!store || trail?.length === 0) return null
  const data = trail ? describeTrail(trail, store.url) : describeShop(store)
  return <StructuredData data={[data]} />
}

/** See https://schema.org/GroceryStore. */
function describeShop({ name, legalName, url, phone, email, address, socialLinks }: Store) {
  return {
    '@type': ['GroceryStore', 'Pharmacy'],
    ...{ name, url, email, address, telephone: phone },
    ...(legalName && { legalName }),
    image: new URL('/icon-512.png', url).href,
    currenciesAccepted: 'INR',
    sameAs: socialLinks.map((link) => link.url),
  }
}
