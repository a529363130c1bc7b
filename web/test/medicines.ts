import type { MedicineForm, PackUnit } from '../src/apollo/schema-types.generated.ts'
import { money } from './store.tsx'

const paracetamol = {
  __typename: 'Ingredient',
  name: 'Paracetamol',
  strength: { __typename: 'Strength', text: '650 mg' },
}

/** What the server sends about 15 tablets of paracetamol, for ₹2.14 each. */
export const buildMedicine = (changes: object = {}) => ({
  __typename: 'Medicine',
  ingredients: [paracetamol],
  form: 'TABLET' satisfies MedicineForm,
  packCount: 15,
  packUnit: 'TABLET' satisfies PackUnit,
  schedule: 'NONE',
  prescriptionRequired: false,
  pricePerUnit: money(214),
  ...changes,
})

/** The product of that name with everything that its page shows. */
export const buildMedicineProduct = (name: string, changes: object = {}) => ({
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
  discountPercent: 0,
  price: money(3_210),
  discountedPrice: money(3_210),
  images: [],
  details: [{ __typename: 'ProductDetail', name: 'Storage', value: 'Below 25 °C' }],
  medicine: buildMedicine(),
  categories: [] as object[],
  subCategories: [] as object[],
  substitutes: [] as object[],
  ...changes,
})
