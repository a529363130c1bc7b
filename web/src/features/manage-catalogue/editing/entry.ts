import type { PictureSource } from '../../../ui/content/Picture.tsx'

/** A fact, or a shelf by its name. */
interface Named {
  name: string
  value?: string
}

/** What a field of a form can hold. */
export type EntryValue = string | PictureSource | null | readonly PictureSource[] | readonly Named[]

/** What a form holds, by the names of its fields. */
export type FormEntry<Entry> = { [Name in keyof Entry]: EntryValue }

/** Whether two fields hold the same. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** The fields in which `entry` differs from `base`. */
export function getChanges<Entry extends object>(base: Entry, entry: Entry): Partial<Entry> {
  const changes: Partial<Entry> = {}
  for (const name in entry) {
    if (!isSame(base[name], entry[name])) changes[name] = entry[name]
  }
  return changes
}

/** A picture without what the cache notes beside it. */
export function toPicture({ url, srcSet }: PictureSource): PictureSource {
  return { url, srcSet }
}
