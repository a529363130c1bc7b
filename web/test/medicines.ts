import type { ProductQuery } from '../src/shop/product/Product.generated.ts'
import type { ProductForm_ProductFragment } from '../src/dashboard/catalogue/product-form/ProductForm.generated.ts'
import { money } from './carts.ts'
import { noLabelFacts } from './products.ts'

type Product = NonNullable<ProductQuery['product']>
/** Includes the fields that its form edits. */
type Medicine = NonNullable<Product['medicine'] & ProductForm_ProductFragment['medicine']>

/** The server's data about 15 tablets of paracetamol, for ₹2.14 each. */
export const buildMedicine = (changes: Partial<Medicine> = {}): Medicine => ({
  ingredients: [{ name: 'Paracetamol', strength: { text: '650 mg' } }],
  form: 'TABLET',
  packCount: 15,
  packUnit: 'TABLET',
  schedule: 'NONE',
  prescriptionRequired: false,
  pricePerUnit: money(214),
  ...changes,
})

/** The product with this name and all fields that its page shows. */
export const buildMedicineProduct = (name: string, changes: Partial<Product> = {}): Product => ({
  __typename: 'Product',
  id: name.toLowerCase(),
  name,
  slug: name.toLowerCase(),
  description: `About ${name}`,
  brand: '',
  manufacturer: `${name} Pharma`,
  composition: 'Paracetamol 650 mg',
  unit: '15 tablets',
  stock: 9,
  soldOnline: true,
  prescriptionRequired: false,
  available: 9,
  discountPercent: 0,
  price: money(3_210),
  discountedPrice: money(3_210),
  images: [],
  ...noLabelFacts,
  details: [{ name: 'Storage', value: 'Below 25 °C' }],
  medicine: buildMedicine(),
  categories: [],
  subCategories: [],
  substitutes: [],
  ...changes,
})
