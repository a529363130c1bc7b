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

/** A kind of item that can be added and edited. */
export interface ItemKind<Item, Entry> {
  /** In titles and messages: 'Sub Category'. */
  name: string
  /** In sentences: 'sub-category'. */
  noun: string
  /** The labels of the form's fields. */
  labels: Record<keyof Entry, string>
  /** The form's values for a new item. */
  blank: Entry
  /** Converts an item to the form's values. */
  toEntry: (item: Item) => Entry
}

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
