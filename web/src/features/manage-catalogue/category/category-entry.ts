import type { CategoryPanel_CategoryFragment } from '../../../apollo/manage-catalogue.generated.ts'
import type { PictureSource } from '../../../ui/content/Picture.tsx'
import { toPicture } from '../editing/entry.ts'

export type Category = CategoryPanel_CategoryFragment

/** The form values of a category. */
export interface CategoryEntry {
  name: string
  image: PictureSource | null
}

export const blankCategory: CategoryEntry = { name: '', image: null }

export const categoryLabels: Record<keyof CategoryEntry, string> = { name: 'Name', image: 'Image' }

export function toCategoryEntry({ name, image }: Category): CategoryEntry {
  return { name, image: image && toPicture(image) }
}
