import type DataLoader from 'dataloader'
import { loaderById } from '../../lib/database/loaders.ts'
import { CustomerNotes, type CustomerNotesRecord } from './customer-notes.model.ts'

export interface CustomerLoaders {
  customerNotes: DataLoader<string, CustomerNotesRecord | null>
}

/** Batches the loading of notes about customers within one request. */
export function createCustomerLoaders(): CustomerLoaders {
  return {
    customerNotes: loaderById('customerNotes', (ids) =>
      CustomerNotes.find({ _id: { $in: ids } }).lean(),
    ),
  }
}
