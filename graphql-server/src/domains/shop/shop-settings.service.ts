import { isDeepStrictEqual } from 'node:util'
import mongoose, { type ClientSession, type Types } from 'mongoose'
import type {
  ShopSettingConflict,
  UpdateShopSettingsInput,
} from '../../contract/types.generated.ts'
import { listOf } from '../../lib/database/cursor.ts'
import { findNewestPage, pageRequest, type PageArgs } from '../../lib/database/pagination.ts'
import { parseInput } from '../../lib/input.ts'
import { userError } from '../../lib/user-error.ts'
import { findStateName } from '../gst/states.ts'
import { shopMessages } from './messages.ts'
import {
  describeSetting,
  settingFields,
  settingNames,
  type SettingName,
  type ShopSettings,
} from './setting-fields.ts'
import { settingInput } from './setting-input.ts'
import type { Shop } from './shop.ts'
import {
  SHOP_SETTINGS_ID,
  ShopSettingsChange,
  ShopSettingsDocument,
  type ShopSettingsRecord,
} from './shop-settings.model.ts'

const MAX_PAGE = 50

/** Saves settings and their history. Throws if the settings have changed since the version that the admin saw. */
export async function updateShopSettings(
  userId: Types.ObjectId,
  input: UpdateShopSettingsInput,
  shop: Shop,
): Promise<void> {
  const given = parseInput(settingInput, input)
  await mongoose.connection.transaction(async (session) => {
    const stored = await findStored(session)
    const version = stored?.version ?? 0
    if (version !== input.version) throw userError(shopMessages.SETTINGS_CHANGED())
    const current = { ...shop.defaults, ...stored?.values }
    const changes = listChanges(given, current)
    const confirmed = confirmRegistration(given, stored)
    if (changes.length === 0 && !confirmed) return
    requireStateOf({
      gstRegistration: given.gstRegistration ?? current.gstRegistration,
      gstin: given.gstin ?? current.gstin,
    })
    const values = Object.fromEntries(changes.map(({ name }) => [`values.${name}`, given[name]]))
    await ShopSettingsDocument.updateOne(
      { _id: SHOP_SETTINGS_ID },
      { $set: { ...confirmed, ...values, version: version + 1 } },
      { upsert: true, session },
    )
    const fields = changes.map(({ name, before, after }) => ({
      label: settingFields[name].label,
      ...{ before, after },
    }))
    if (fields.length > 0) await ShopSettingsChange.create([{ userId, fields }], { session })
  })
}

/** Stores the registration for GST when it is first given, also if it is the default: a new shop is asked for it. */
function confirmRegistration(
  { gstRegistration }: GivenSettings,
  stored: ShopSettingsRecord | null,
): Record<string, unknown> | null {
  if (gstRegistration === undefined || stored?.values.gstRegistration !== undefined) return null
  return { 'values.gstRegistration': gstRegistration }
}

/** Throws unless a registered shop has a GSTIN with the code of its state, which decides the taxes. */
function requireStateOf(shop: Pick<ShopSettings, 'gstRegistration' | 'gstin'>): void {
  const { gstRegistration, gstin } = shop
  if (gstRegistration === 'NONE') return
  if (gstin === '') throw userError(shopMessages.GSTIN_MISSING(), 'gstin')
  if (findStateName(gstin.slice(0, 2)) === null)
    throw userError(shopMessages.GSTIN_STATE_UNKNOWN(), 'gstin')
}

function findStored(session: ClientSession): Promise<ShopSettingsRecord | null> {
  return ShopSettingsDocument.findById(SHOP_SETTINGS_ID).session(session).lean().exec()
}

/** Compares a rejected update with the saved settings. An update with invalid values has no conflicts. */
export function listConflicts(
  input: UpdateShopSettingsInput,
  { version, store }: Shop,
): ShopSettingConflict[] {
  const { data: given } = settingInput.safeParse(input)
  if (!given || version === input.version) return []
  const changes = listChanges(given, store)
  return changes.map(({ name, before, after }) => ({ name, saved: before, rejected: after }))
}

type GivenSettings = { [Name in SettingName]?: ShopSettings[Name] | undefined }

/** The settings that differ, with both values as text. */
function listChanges(given: GivenSettings, current: ShopSettings) {
  return settingNames.flatMap((name) => {
    const value = given[name]
    if (value === undefined || isDeepStrictEqual(value, current[name])) return []
    const [before, after] = [describeSetting(name, current[name]), describeSetting(name, value)]
    return [{ name, before, after }]
  })
}

/** A page of changes, newest first. */
export function listSettingChanges(args: PageArgs) {
  const page = pageRequest(listOf('settings'), args, MAX_PAGE)
  return findNewestPage(ShopSettingsChange, {}, page)
}
