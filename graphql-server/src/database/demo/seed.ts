import {
  openCategoryRegistry,
  type NewCategory,
  type CategoryRegistry,
} from '../../domains/catalogue/csv/write-categories.service.ts'
import {
  type ProductEntry,
  writeProducts,
} from '../../domains/catalogue/csv/write-products.service.ts'
import type { PictureStorage } from '../../uploads/storage.ts'
import { demoDepartments } from './departments.ts'
import type { DemoProduct, Department, Shelf } from './parse-department.ts'
import { type Drawing, drawingOf, renderDrawings } from './pictures.ts'
import { takeSeedLease } from './seed-lease.ts'

export interface SeedOptions {
  media: PictureStorage
  /** Called with the number of pictures and products that are done. */
  onProgress?: (done: number, total: number) => void
}

/**
 * Seeds an empty store with the demo catalogue, once. Returns false if it was complete before or has its own
 * catalogue. If interrupted, the next start continues, and two processes never do it at the same time. Each
 * department is written as soon as its pictures are ready.
 */
export async function seedDemo({
  media,
  onProgress = () => undefined,
}: SeedOptions): Promise<boolean> {
  const lease = await takeSeedLease(async () => (await openCategoryRegistry()).size > 0)
  if (!lease) return false
  try {
    await furnish(demoDepartments().map(draw), media, onProgress)
    await lease.complete()
    return true
  } catch (error) {
    await lease.release().catch(() => undefined)
    throw error
  }
}

interface Delivery {
  drawings: Drawing[]
  shelves: NewCategory[]
  products: { shelf: Shelf; entry: ProductEntry }[]
  department: Department
}

function draw(department: Department): Delivery {
  const { name, tint } = department
  const drawings = new Map<string, Drawing>()
  const picture = (look: Department['look']) => {
    const drawing = drawingOf(look, tint)
    drawings.set(drawing.id, drawing)
    return drawing.url
  }
  const products = department.shelves.flatMap((shelf) =>
    shelf.products.map((product) => ({ shelf, entry: entryOf(product, picture(product.look)) })),
  )
  const shelves: NewCategory[] = department.shelves.map((shelf) => ({
    category: name,
    subCategory: shelf.name,
    image: products.find((product) => product.shelf === shelf)?.entry.images?.[0],
  }))
  shelves.unshift({ category: name, image: picture(department.look) })
  return { department, drawings: [...drawings.values()], shelves, products }
}

function entryOf(product: DemoProduct, image: string): ProductEntry {
  const { key, name, unit, price, discount, stock, description, details } = product
  return {
    importKey: `demo:${key}`,
    images: [image],
    name,
    unit,
    price,
    discount,
    stock,
    description,
    details,
  }
}

async function furnish(
  deliveries: Delivery[],
  media: PictureStorage,
  onProgress: (done: number, total: number) => void,
): Promise<void> {
  const registry = await openCategoryRegistry()
  const total = deliveries.reduce(
    (sum, { drawings, products }) => sum + drawings.length + products.length,
    0,
  )
  let done = 0
  const tell = (more: number) => onProgress((done += more), total)
  for (const delivery of deliveries) {
    await renderDrawings(delivery.drawings, media, () => tell(1))
    await deliver(delivery, registry)
    tell(delivery.products.length)
  }
}

async function deliver(
  { department, shelves, products }: Delivery,
  registry: CategoryRegistry,
): Promise<void> {
  await registry.ensure(shelves)
  const entries = products.map(({ shelf, entry }) => ({
    ...entry,
    ...registry.placeOf({ category: department.name, subCategory: shelf.name }),
  }))
  await writeProducts(entries, { existing: 'keep' })
}
