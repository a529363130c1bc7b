import { findProducts } from '../../catalogue/browse/catalogue.service.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import type { OrderedMedicineRecord, OrderLineRecord } from '../record/order-line.model.ts'

type Made = Pick<ProductRecord, 'medicine' | 'makerOrPacker' | 'manufacturer' | 'narcotic'>

interface CopiedMedicine {
  medicine?: OrderedMedicineRecord
  narcotic?: true
}

/** What an order line copies from a medicine. Empty for all other products. */
export function copyMedicine(product: Made): CopiedMedicine {
  const { medicine, makerOrPacker, manufacturer, narcotic } = product
  return {
    // A field that is cleared is an empty text.
    ...(medicine && { medicine: { maker: makerOrPacker || manufacturer || '' } }),
    ...(narcotic && { narcotic }),
  }
}

/** Copies it from a line. */
export function pickMedicine({ medicine, narcotic }: CopiedMedicine = {}): CopiedMedicine {
  return { ...(medicine && { medicine }), ...(narcotic && { narcotic }) }
}

/** Adds it to lines that have none, for example because an older release has written them. */
export async function addMedicine(lines: OrderLineRecord[]): Promise<OrderLineRecord[]> {
  const bare = lines.filter(({ medicine }) => !medicine)
  if (bare.length === 0) return lines
  const products = await findProducts(bare.map(({ productId }) => productId.toHexString()))
  return lines.map((line) => {
    const product = products.get(line.productId.toHexString())
    return product ? { ...line, ...copyMedicine(product), ...pickMedicine(line) } : line
  })
}
