import type {
  SubCategoryPanel_CategoryFragment,
  SubCategoryPanel_SubCategoryFragment,
} from '../../../apollo/manage-catalogue.generated.ts'
import type { PictureSource } from '../../../ui/content/Picture.tsx'
import { toPicture } from '../editing/entry.ts'

export type SubCategory = SubCategoryPanel_SubCategoryFragment
export type CategoryOption = SubCategoryPanel_CategoryFragment

/** The form values of a sub-category. */
export interface SubCategoryEntry {
  name: string
  image: PictureSource | null
  /** May contain duplicates, which the server counts once. */
  categories: readonly CategoryOption[]
}

export const blankSubCategory: SubCategoryEntry = { name: '', image: null, categories: [] }

export const subCategoryLabels: Record<keyof SubCategoryEntry, string> = {
  name: 'Name',
  image: 'Image',
  categories: 'Category',
}

export function toSubCategoryEntry({ name, image, categories }: SubCategory): SubCategoryEntry {
  return {
    name,
    image: image && toPicture(image),
    categories: categories.map((category) => ({ id: category.id, name: category.name })),
  }
}
