import mongoose, { type Types } from 'mongoose'
import { z } from 'zod'
import type { PauseOrdersInput } from '../../contract/types.generated.ts'
import { parseInput, textField } from '../../lib/input.ts'
import { DAY_MS } from '../../lib/time/days.ts'
import { momentOf, indianDay } from '../../lib/time/indian-time.ts'
import { timeField } from './delivery-input.ts'
import type { OrderPause } from './delivery-settings.ts'
import { pauseTexts } from './messages.ts'
import {
  SHOP_SETTINGS_ID,
  ShopSettingsChange,
  ShopSettingsDocument,
} from './shop-settings.model.ts'

const fields = z.object({ reason: textField('Reason', 100), backAt: timeField })

/** Pauses orders until the next time that clocks in India show the time. Replaces a pause. */
export async function pauseOrders(userId: Types.ObjectId, input: PauseOrdersInput): Promise<void> {
  const { reason, backAt } = parseInput(fields, input)
  const now = new Date()
  const today = momentOf(indianDay(now), backAt)
  const until = today > now ? today : new Date(today.getTime() + DAY_MS)
  await setPause(userId, { reason: reason.replace(/\.$/, ''), until })
}

export function resumeOrders(userId: Types.ObjectId): Promise<void> {
  return setPause(userId, null)
}

/** Saves the pause and its history. Does not change the settings' version, because no form shows the pause. */
async function setPause(userId: Types.ObjectId, pause: OrderPause | null): Promise<void> {
  await mongoose.connection.transaction(async (session) => {
    const before = await ShopSettingsDocument.findOneAndUpdate(
      { _id: SHOP_SETTINGS_ID },
      { $set: { pause }, $setOnInsert: { version: 0, values: {} } },
      { upsert: true, session },
    ).lean()
    const label = pauseTexts.PAUSE_LABEL().message
    const field = { label, before: describe(before?.pause), after: describe(pause) }
    if (field.before === field.after) return
    await ShopSettingsChange.create([{ userId, fields: [field] }], { session })
  })
}

function describe(pause: OrderPause | null | undefined): string {
  return pause ? pauseTexts.PAUSE_UNTIL(pause).message : ''
}
