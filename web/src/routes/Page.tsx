import type { ReactNode } from 'react'
import { useStore } from '../apollo/session.tsx'

interface PageProps {
  /** The page's own title, followed by the store's name. Without it, only the store's name. */
  title?: string
  /** For search engines and previews. */
  description?: string
  children: ReactNode
}

/** Sets the page's title and description, which React moves into the head. */
export function Page({ title, description, children }: PageProps) {
  const name = useStore()?.name ?? 'Kirana Care'
  return (
    <>
      <title>{title ? `${title} · ${name}` : name}</title>
      {description && <meta name="description" content={description} />}
      {children}
    </>
  )
}
