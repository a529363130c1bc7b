import type {
  SubCategoryPanel_CategoryFragment,
  SubCategoryPanel_SubCategoryFragment,
} from './SubCategory.generated.ts'
import type { PictureSource } from '../../../ui/content/Picture.tsx'
import { type ItemKind, toPicture } from '../editing/entry.ts'

export type SubCategory = SubCategoryPanel_SubCategoryFragment
export type CategoryOption = SubCategoryPanel_CategoryFragment

/** A sub-category's form values. */
export interface SubCategoryEntry {
  name: string
  image: PictureSource | null
  /** May contain duplicates, which the server counts once. */
  categories: readonly CategoryOption[]
}

export const subCategoryKind: ItemKind<SubCategory, SubCategoryEntry> = {
  name: 'Sub Category',
  noun: 'sub-category',
  labels: { name: 'Name', image: 'Image', categories: 'Category' },
  blank: { name: '', image: null, categories: [] },
  toEntry: ({ name, image, categories }) => ({
    name,
    image: image && toPicture(image),
    categories: categories.map((category) => ({ id: category.id, name: category.name })),
  }),
}
