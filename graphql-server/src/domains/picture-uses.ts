import type { PictureUses } from '../uploads/sweep.ts'
import { findUsedAvatars } from './account/avatar.service.ts'
import { findUsedCataloguePictures } from './catalogue/catalogue.service.ts'
import { findUsedOrderPictures } from './order/order.service.ts'

/** What of the store refers to pictures: a domain that begins to, adds its function here. */
export const findPictureUses: PictureUses = async (urls) => {
  const used = await Promise.all(
    [findUsedAvatars, findUsedCataloguePictures, findUsedOrderPictures].map((among) => among(urls)),
  )
  return used.flat()
}
