import type { PictureSource } from '../../../ui/content/Picture.tsx'

/** A detail, category or sub-category. */
interface Named {
  name: string
  value?: string
}

/** A value that applies from a day on. */
interface Dated {
  percent: string
  from: string
}

/** The value of a form field. */
export type EntryValue =
  string | PictureSource | null | readonly PictureSource[] | readonly Named[] | readonly Dated[]

/** A form's values by field name. */
export type FormEntry<Entry> = { [Name in keyof Entry]: EntryValue }

/** A kind of item that can be added and edited. */
export interface ItemKind<Item, Entry> {
  /** For titles and messages: 'Sub Category'. */
  name: string
  /** For sentences: 'sub-category'. */
  noun: string
  /** The labels of the form's fields. */
  labels: Record<keyof Entry, string>
  /** The form's values for a new item. */
  blank: Entry
  /** Converts an item to form values. */
  toEntry: (item: Item) => Entry
}

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

/** Copies an image without the cache's `__typename`. */
export function toPicture({ url, srcSet }: PictureSource): PictureSource {
  return { url, srcSet }
}
