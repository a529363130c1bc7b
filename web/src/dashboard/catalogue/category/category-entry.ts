import type { CategoryPanel_CategoryFragment } from './Category.generated.ts'
import type { PictureSource } from '../../../ui/content/Picture.tsx'
import { type ItemKind, toPicture } from '../editing/entry.ts'

export type Category = CategoryPanel_CategoryFragment

/** A category's form values. */
export interface CategoryEntry {
  name: string
  image: PictureSource | null
  /** Empty if there is no limit. */
  maxPerOrder: string
}

export const categoryKind: ItemKind<Category, CategoryEntry> = {
  name: 'Category',
  noun: 'category',
  labels: { name: 'Name', image: 'Image', maxPerOrder: 'Most pieces per order' },
  blank: { name: '', image: null, maxPerOrder: '' },
  toEntry: ({ name, image, maxPerOrder }) => ({
    name,
    image: image && toPicture(image),
    maxPerOrder: maxPerOrder === null ? '' : String(maxPerOrder),
  }),
}
