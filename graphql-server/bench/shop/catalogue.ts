import { demoDepartments, type DemoProduct } from '../../src/database/demo/departments.ts'
import { createDrawing } from '../../src/database/demo/pictures.ts'
import type { ProductEntry } from '../../src/domains/catalogue/csv/product-entry.ts'
import { writeProducts } from '../../src/domains/catalogue/csv/write-products.service.ts'
import { openCategoryRegistry } from '../../src/domains/catalogue/csv/write-categories.service.ts'
import { inChunks } from '../../src/lib/chunks.ts'
import { pick, type Random, randomFrom } from '../../src/lib/random.ts'

/** A product to write, and its categories' names. */
export interface BenchProduct {
  category: string
  subCategory: string
  entry: ProductEntry
}

const SEED = 20_261
const BATCH_SIZE = 500
const PAISE_PER_RUPEE = 100

const HOUSES = (
  'Anand Bharat Chandan Deccan Everest Firdaus Ganga Himalay Indus Jasmine Kaveri Lotus Malabar Nilgiri ' +
  'Orchid Parvati Rajwadi Sahyadri Tulsi Utsav Vasant Yamuna Zafran Aravali Bhagya Coromandel Dhanya Gulmohar ' +
  'Heritage Kamal Mandir Narmada'
).split(' ')
const LINES = 'Fresh Farms Select Daily Gold Mills Organic Care Home Pure'.split(' ')

/**
 * Generates products, the same ones with every call: the demo products by about three hundred makers, with prices that
 * differ by up to a third, one in twenty sold out.
 */
export function generateCatalogue(size: number): BenchProduct[] {
  const random = randomFrom(SEED)
  const models = demoDepartments().flatMap(({ name: category, tint, subCategories }) =>
    subCategories.flatMap(({ name: subCategory, products }) =>
      products.map((product) => ({
        product,
        places: { category, subCategory },
        image: createDrawing(product.picture, tint).url,
      })),
    ),
  )
  return Array.from({ length: size }, (_, n) => {
    const { product, places, image } = pick(random, models)
    return { ...places, entry: { ...toEntry(product, n, random), images: [image] } }
  })
}

function toEntry(product: DemoProduct, n: number, random: Random): ProductEntry {
  const { name, unit, description, manufacturer, composition, details, price } = product
  const rupees = Math.ceil((price / PAISE_PER_RUPEE) * (0.7 + random() * 0.6))
  return {
    importKey: `bench:${n}`,
    name: `${pick(random, HOUSES)} ${pick(random, LINES)} ${name}`,
    unit,
    description,
    manufacturer,
    composition,
    details,
    price: rupees * PAISE_PER_RUPEE,
    discount: random() < 0.3 ? 0 : Math.floor(random() * 40) * 100,
    stock: random() < 0.05 ? 0 : 100 + Math.floor(random() * 900),
  }
}

/** Writes the catalogue and its change records into the connected database, like the import. */
export async function writeCatalogue(size: number): Promise<void> {
  const products = generateCatalogue(size)
  const registry = await openCategoryRegistry()
  await registry.ensure(
    products.map(({ entry, ...names }) => ({ ...names, image: entry.images?.[0] })),
  )
  for await (const batch of inChunks(products, BATCH_SIZE)) {
    const entries = batch.map(({ entry, ...names }) => ({ ...entry, ...registry.findIds(names) }))
    await writeProducts(entries, { existing: 'keep' })
  }
}
