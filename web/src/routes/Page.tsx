import type { ReactNode } from 'react'
import { useStore } from '../apollo/session.tsx'

interface PageProps {
  /** The page's own title, followed by the store's name. Without it, only the store's name. */
  title?: string
  /** For search engines and previews. */
  description?: string | undefined
  /** The picture in previews: a path of the store, or a URL. */
  image?: string | null | undefined
  children: ReactNode
}

/**
 * Sets the page's title and description, and its preview in messages (https://ogp.me). React moves them into the head.
 */
export function Page({ title, description, image, children }: PageProps) {
  const store = useStore()
  const name = store?.name ?? 'Kirana Care'
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
      {description && <meta property="og:title" content={title ?? name} />}
      {description && <meta property="og:description" content={description} />}
      {image && store && <meta property="og:image" content={new URL(image, store.url).href} />}
      {children}
    </>
  )
}
