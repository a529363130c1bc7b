import type { ReactNode } from 'react'
import { useStore } from '../apollo/session.tsx'

interface PageProps {
  /** Of this page alone; the shop's name follows it. Without one it is the shop's name. */
  title?: string
  /** For search engines and previews. */
  description?: string
  children: ReactNode
}

/** What every page begins with: its title and description, which React moves into the head. */
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
