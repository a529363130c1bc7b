import type { PictureUses } from '../uploads/sweep.ts'
import { findUsedAvatars } from './account/avatar.service.ts'
import { findUsedCataloguePictures } from './catalogue/browse/catalogue.service.ts'
import { findUsedOrderPictures } from './order/record/order.service.ts'

/** Finds images that are in use. A domain that refers to images adds its function here. */
export const findPictureUses: PictureUses = async (urls) => {
  const used = await Promise.all(
    [findUsedAvatars, findUsedCataloguePictures, findUsedOrderPictures].map((among) => among(urls)),
  )
  return used.flat()
}
