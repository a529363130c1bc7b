import type { Resolvers } from '../../context/generated.ts'
import { loadSubstitutes } from '../../../domains/catalogue/browse/catalogue.service.ts'
import { checksOf } from '../../../domains/catalogue/medicine/medicine-check.service.ts'
import { formatStrength, readComposition } from '../../../domains/catalogue/medicine/composition.ts'
import {
  isSoldOnline,
  needsPrescription,
  prescriptionSchedule,
} from '../../../domains/catalogue/medicine/medicine-fields.ts'
import { unitPrice } from '../../../domains/catalogue/record/substitutes.ts'

export const medicineResolvers: Resolvers = {
  Query: {
    medicineFindings: async (_root, { input: { productId, ...product } }, { store, loaders }) => {
      const stored = productId == null ? null : await loaders.product.load(productId)
      const checkedFindings = stored?.checkedFindings
      return checksOf(store.watchedCompositions).find({ ...product, checkedFindings })
    },
  },
  Product: {
    medicine: (product) => (product.medicine ? { ...product, medicine: product.medicine } : null),
    narcotic: ({ narcotic = false }) => narcotic,
    soldOnline: isSoldOnline,
    prescriptionRequired: (product) => prescriptionSchedule(product) !== null,
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
