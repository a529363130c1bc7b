import {
  openCategoryRegistry,
  type NewCategory,
  type CategoryRegistry,
} from '../../domains/catalogue/csv/write-categories.service.ts'
import type { ProductEntry } from '../../domains/catalogue/csv/product-entry.ts'
import { writeProducts } from '../../domains/catalogue/csv/write-products.service.ts'
import {
  demoDepartments,
  type DemoProduct,
  type DemoSubCategory,
  type Department,
} from './departments.ts'
import { type Drawing, type DrawingStorage, createDrawing, renderDrawings } from './pictures.ts'
import type { PictureSpec } from './pictures/compose.ts'
import { doOnce } from '../../lib/database/one-time-task.ts'
import { SeedMarker } from './seed-marker.model.ts'

export interface SeedOptions {
  media: DrawingStorage
  /** Called with the number of images and products that are done. */
  onProgress?: (done: number, total: number) => void
  /** The departments of the demo catalogue by default. */
  departments?: Department[]
}

/**
 * Seeds an empty shop with the demo catalogue, once. Returns false if it was already complete or if the shop has its
 * own catalogue. If interrupted, the next start continues, and two processes never seed at the same time. Each
 * department is written as soon as its images are ready.
 */
export async function seedDemo({
  media,
  onProgress = () => undefined,
  departments = demoDepartments(),
}: SeedOptions): Promise<boolean> {
  const isDone = async () => (await openCategoryRegistry()).size > 0
  return doOnce({ tasks: SeedMarker, id: 'demo-catalogue', isDone }, () =>
    writeDeliveries(departments.map(draw), media, onProgress),
  )
}

interface Delivery {
  drawings: Drawing[]
  newCategories: NewCategory[]
  products: { subCategory: DemoSubCategory; entry: ProductEntry }[]
  department: Department
}

function draw(department: Department): Delivery {
  const { name, tint } = department
  const drawings = new Map<string, Drawing>()
  const addDrawing = (picture: PictureSpec) => {
    const drawing = createDrawing(picture, tint)
    drawings.set(drawing.id, drawing)
    return drawing.url
  }
  const products = department.subCategories.flatMap((subCategory) =>
    subCategory.products.map((product) => ({
      subCategory,
      entry: toEntry(product, addDrawing),
    })),
  )
  const newCategories: NewCategory[] = department.subCategories.map((subCategory) => ({
    category: name,
    subCategory: subCategory.name,
    image: products.find((product) => product.subCategory === subCategory)?.entry.images?.[0],
  }))
  newCategories.unshift({ category: name, image: addDrawing(department.picture) })
  return { department, drawings: [...drawings.values()], newCategories, products }
}

function toEntry(
  { key, picture, ...product }: DemoProduct,
  addDrawing: (picture: PictureSpec) => string,
): ProductEntry {
  return { importKey: `demo:${key}`, images: [addDrawing(picture)], ...product }
}

async function writeDeliveries(
  deliveries: Delivery[],
  media: DrawingStorage,
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
  { department, newCategories, products }: Delivery,
  registry: CategoryRegistry,
): Promise<void> {
  await registry.ensure(newCategories)
  const entries = products.map(({ subCategory, entry }) => ({
    ...entry,
    ...registry.findIds({ category: department.name, subCategory: subCategory.name }),
  }))
  await writeProducts(entries, { existing: 'keep' })
}
