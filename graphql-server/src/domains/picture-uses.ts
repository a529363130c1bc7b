import type { PictureUses } from '../uploads/sweep.ts'
import { avatarsAmong } from './account/avatar.service.ts'
import { cataloguePicturesAmong } from './catalogue/catalogue.service.ts'
import { orderPicturesAmong } from './order/order.service.ts'

/** What of the store refers to pictures: a domain that begins to, adds its function here. */
export const pictureUses: PictureUses = async (urls) => {
  const used = await Promise.all(
    [avatarsAmong, cataloguePicturesAmong, orderPicturesAmong].map((among) => among(urls)),
  )
  return used.flat()
}
