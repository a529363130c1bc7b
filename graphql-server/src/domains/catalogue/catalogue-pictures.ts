import type { PictureUrl } from '../../lib/pictures.ts'
import { Category } from './category/category.model.ts'
import { Product } from './product/product.model.ts'
import { SubCategory } from './category/sub-category.model.ts'

/** Which of these addresses are a picture of a category, sub-category or product. */
export async function cataloguePicturesAmong(urls: PictureUrl[]): Promise<PictureUrl[]> {
  const image = { $in: urls }
  const used = await Promise.all([
    Category.distinct('image', { image }),
    SubCategory.distinct('image', { image }),
    Product.distinct('images', { images: image }),
  ])
  return used.flat()
}
