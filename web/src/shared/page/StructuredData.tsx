export interface Place {
  name: string
  path: string
}

/** Describes the page for search engines (https://schema.org). */
export function StructuredData({ data }: { data: readonly object[] }) {
  const things = data.map((thing) => ({ '@context': 'https://schema.org', ...thing }))
  return (
    // React would encode children as HTML, but browsers read this content unchanged.
    <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: toJson(things) }} />
  )
}

/** Escaped, so that no text can close its element or open another one. */
function toJson(data: unknown): string {
  return JSON.stringify(data).replace(/</g, '\\u003c')
}

/** The pages from the front page to this one, for search engines. */
export function describeTrail(trail: readonly Place[], storeUrl: string): object {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: new URL(path, storeUrl).href,
    })),
  }
}
