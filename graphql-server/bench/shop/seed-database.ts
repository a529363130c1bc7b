import { connectDatabase } from '../../src/database/connect.ts'
import { Product, type ProductRecord } from '../../src/domains/catalogue/record/product.model.ts'
import { writeCatalogue } from './catalogue.ts'
import { openAccounts, type Shopper } from './shoppers.ts'

export interface SeededData {
  /** Newest first, like the listings. */
  products: ProductRecord[]
  shoppers: Shopper[]
}

/** Fills the embedded database in a new data folder before the server is started on it. */
export async function seedDatabase(
  dataDir: string,
  { size, secret }: { size: number; secret: string },
): Promise<SeededData> {
  const database = await connectDatabase({ dataDir })
  try {
    await writeCatalogue(size)
    const products: ProductRecord[] = await Product.find().sort({ _id: -1 }).lean()
    return { products, shoppers: await openAccounts(products, secret) }
  } finally {
    await database.close()
  }
}
