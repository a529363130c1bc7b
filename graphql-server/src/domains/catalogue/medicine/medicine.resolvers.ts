import type { Resolvers } from '../../../graphql/generated.ts'
import { loadSubstitutes } from '../catalogue.service.ts'
import { formatStrength, readComposition } from './composition.ts'
import { needsPrescription } from './medicine-fields.ts'
import { unitPrice } from './substitutes.ts'

export const medicineResolvers: Resolvers = {
  Product: {
    medicine: (product) => (product.medicine ? { ...product, medicine: product.medicine } : null),
    substitutes: (product, { first }, { loaders }) => loadSubstitutes(loaders, product, first),
  },
  Medicine: {
    ingredients: ({ composition = '' }) => readComposition(composition) ?? [],
    form: ({ medicine }) => medicine.form,
    packCount: ({ medicine }) => medicine.packCount,
    packUnit: ({ medicine }) => medicine.packUnit,
    schedule: ({ medicine }) => medicine.schedule,
    prescriptionRequired: ({ medicine }) => needsPrescription(medicine),
    pricePerUnit: unitPrice,
  },
  Strength: {
    perAmount: ({ per }) => per?.amount ?? null,
    perUnit: ({ per }) => per?.unit ?? null,
    text: formatStrength,
  },
}
