import { model, Schema, type Types } from 'mongoose'
import type { PageEdges } from '../../lib/database/pagination.ts'
import type { OrderPause } from './delivery-settings.ts'
import type { ShopSettings } from './setting-fields.ts'

/** The id of the only document with settings. */
export const SHOP_SETTINGS_ID = 'shop'

/** The settings that admins have saved. All others come from the configuration. */
export interface ShopSettingsRecord {
  _id: string
  /** Incremented by each change. */
  version: number
  values: Partial<ShopSettings>
  /** Not part of the version, because it is changed by a button and not in the form. Missing before the first pause. */
  pause?: OrderPause | null
}

/** The settings that an admin has saved at once. */
export interface ShopSettingsChangeRecord {
  _id: Types.ObjectId
  userId: Types.ObjectId
  fields: { label: string; before: string; after: string }[]
}

export type ShopSettingsChangePage = PageEdges<ShopSettingsChangeRecord>

const settings = new Schema<ShopSettingsRecord>(
  {
    _id: String,
    version: { type: Number, required: true },
    values: { type: Object, required: true },
    pause: { type: new Schema<OrderPause>({ reason: String, until: Date }, { _id: false }) },
  },
  { collection: 'shopSettings', minimize: false },
)

const change = new Schema<ShopSettingsChangeRecord>(
  {
    userId: { type: Schema.Types.ObjectId, required: true },
    fields: [{ _id: false, label: String, before: String, after: String }],
  },
  { collection: 'shopSettingsChanges' },
)

export const ShopSettingsDocument = model<ShopSettingsRecord>('ShopSettings', settings)
export const ShopSettingsChange = model<ShopSettingsChangeRecord>('ShopSettingsChange', change)
