import type { ReactNode } from 'react'
import { useStore } from '../../apollo/session.tsx'

interface PageProps {
  /** The page's own title, followed by the shop's name. Without it, only the shop's name. */
  title?: string
  /** For search engines and previews. */
  description?: string | undefined
  /** The image in previews: a path on this server, or a URL. By default, the shop's icon. */
  image?: string | null | undefined
  /** The page's canonical path, for search engines. Undefined if it has none, or until it is known. */
  path?: string | undefined
  /** See https://ogp.me/#types. */
  type?: 'website' | 'product'
  children: ReactNode
}

/**
 * Sets the page's title and description, and its preview in messages (https://ogp.me). React moves them into the head.
 */
export function Page({ title, description, children, ...preview }: PageProps) {
  const store = useStore()
  const name = store?.name ?? 'Kirana Care'
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
      {description && store && (
        <Preview {...preview} title={title ?? name} description={description} store={store} />
      )}
      {children}
    </>
  )
}

interface PreviewProps extends Pick<PageProps, 'image' | 'path' | 'type'> {
  title: string
  description: string
  store: { name: string; url: string }
}

function Preview({ title, description, image, path, type = 'website', store }: PreviewProps) {
  const url = path === undefined ? null : new URL(path, store.url).href
  return (
    <>
      <meta property="og:site_name" content={store.name} />
      <meta property="og:type" content={type} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={new URL(image ?? '/icon-512.png', store.url).href} />
      {url && <meta property="og:url" content={url} />}
      {url && <link rel="canonical" href={url} />}
    </>
  )
}
