import type { PictureUrl } from '../../lib/pictures.ts'
import { Order } from './order.model.ts'

/** Which of these addresses a line of an order shows. One look each: a product may stand in very many orders. */
export async function orderPicturesAmong(urls: PictureUrl[]): Promise<PictureUrl[]> {
  const isUsed = await Promise.all(urls.map((url) => Order.exists({ 'lines.image': url })))
  return urls.filter((_url, index) => isUsed[index])
}
