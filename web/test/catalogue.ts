import type { CreateCategoryMutation } from '../src/dashboard/catalogue/category/Category.generated.ts'
import type { UploadPictureMutation } from '../src/dashboard/catalogue/pictures/UploadPicture.generated.ts'
import type { SubCategoryPanel_SubCategoryFragment } from '../src/dashboard/catalogue/sub-category/SubCategory.generated.ts'

/** Replies about the catalogue from the test's server. */

export const buildImage = (name: string) => ({
  url: `/media/${name}-960.webp`,
  srcSet: null,
})

export type Category = NonNullable<CreateCategoryMutation['createCategory']['category']>

export const buildCategory = (id: string, more: Partial<Category> = {}): Category => ({
  id,
  name: id,
  slug: id,
  version: 1,
  image: buildImage(id),
  maxPerOrder: null,
  productCount: 12,
  subCategories: [],
  newestProducts: [],
  ...more,
})

export type SubCategory = SubCategoryPanel_SubCategoryFragment

export const buildSubCategory = (
  id: string,
  categories: SubCategory['categories'],
  more: Partial<SubCategory> = {},
): SubCategory => ({
  id,
  name: id,
  slug: id,
  version: 1,
  image: buildImage(id),
  categories,
  ...more,
})

/** The reply to an upload with this file name. */
export const uploaded = (name: string): UploadPictureMutation => ({
  uploadPicture: {
    picture: { image: buildImage(name) },
    userErrors: [],
  },
})

export const png = (name: string) => new File(['an image'], `${name}.png`, { type: 'image/png' })
