import type { PictureSource } from '../../../ui/content/Picture.tsx'

/** A detail, or a category or sub-category. */
interface Named {
  name: string
  value?: string
}

/** A value of a form field. */
export type EntryValue = string | PictureSource | null | readonly PictureSource[] | readonly Named[]

/** The values of a form by field name. */
export type FormEntry<Entry> = { [Name in keyof Entry]: EntryValue }

/** Whether two values are equal. */
export function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}

/** Returns the fields of `entry` that differ from `base`. */
export function getChanges<Entry extends object>(base: Entry, entry: Entry): Partial<Entry> {
  const changes: Partial<Entry> = {}
  for (const name in entry) {
    if (!isSame(base[name], entry[name])) changes[name] = entry[name]
  }
  return changes
}

/** Copies a picture without the cache's `__typename`. */
export function toPicture({ url, srcSet }: PictureSource): PictureSource {
  return { url, srcSet }
}
