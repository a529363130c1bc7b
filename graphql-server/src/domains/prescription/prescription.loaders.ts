import type DataLoader from 'dataloader'
import { loaderById } from '../../lib/database/loaders.ts'
import { Prescription, type PrescriptionRecord } from './prescription.model.ts'

export interface PrescriptionLoaders {
  /** Null for a deleted prescription. */
  prescription: DataLoader<string, PrescriptionRecord | null>
}

/** Batches the loading of prescriptions within one request. */
export function createPrescriptionLoaders(): PrescriptionLoaders {
  return {
    prescription: loaderById('prescription', (ids) =>
      Prescription.find({ _id: { $in: ids }, state: 'STORED' }).lean(),
    ),
  }
}
