import type { Resolvers } from '../../context/generated.ts'
import { loadSubstitutes } from '../../../domains/catalogue/browse/catalogue.service.ts'
import { formatStrength, readComposition } from '../../../domains/catalogue/medicine/composition.ts'
import {
  isSoldOnline,
  needsPrescription,
  prescriptionSchedule,
} from '../../../domains/catalogue/medicine/medicine-fields.ts'
import { unitPrice } from '../../../domains/catalogue/record/substitutes.ts'

export const medicineResolvers: Resolvers = {
  Product: {
    medicine: (product) => (product.medicine ? { ...product, medicine: product.medicine } : null),
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
