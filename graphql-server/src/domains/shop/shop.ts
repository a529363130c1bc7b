import { isDeepStrictEqual } from 'node:util'
import type { OrderPause } from './delivery-settings.ts'
import { particularTexts } from './messages.ts'
import { describeOpeningTimes } from './opening-times.ts'
import type { ShopSettings } from './setting-fields.ts'
import { SHOP_SETTINGS_ID, ShopSettingsDocument } from './shop-settings.model.ts'

/** What the shop shows of itself: its settings, and what the configuration adds. */
export interface StoreSettings extends ShopSettings {
  /** The public URL of the shop, without a trailing slash. */
  url: string
  cardPayments: boolean
  /** The last pause, which may have ended. */
  pause: OrderPause | null
}

/** The settings with the counter of their changes. */
export interface VersionedSettings extends ShopSettings {
  version: number
}

/** The current settings of the shop in this process. */
export interface Shop {
  /** Changes when `load` finds other settings. */
  readonly store: StoreSettings
  readonly version: number
  /** The settings that admins have saved. */
  readonly saved: Partial<ShopSettings>
  /** The settings of the configuration, for those that no admin has saved. */
  readonly defaults: StoreSettings
  /** Reads the settings with one command. */
  load(): Promise<void>
  /** Calls the listener after each load that found other settings. */
  onChange(listener: () => void): void
}

export function createShop(defaults: StoreSettings): Shop {
  let store = defaults
  let version = 0
  let saved: Partial<ShopSettings> = {}
  const listeners: (() => void)[] = []
  return {
    defaults,
    onChange: (listener) => void listeners.push(listener),
    get store() {
      return store
    },
    get version() {
      return version
    },
    get saved() {
      return saved
    },
    async load() {
      const stored = await ShopSettingsDocument.findById(SHOP_SETTINGS_ID).lean()
      const { version: current, values, pause = null } = stored ?? { version: 0, values: {} }
      if (current === version && isDeepStrictEqual(pause, store.pause)) return
      store = { ...defaults, ...values, pause }
      version = current
      saved = values
      for (const listener of listeners) listener()
    },
  }
}

/** Reads the saved settings. `defaults` apply to the others. */
export async function openShop(defaults: StoreSettings): Promise<Shop> {
  const shop = createShop(defaults)
  await shop.load()
  return shop
}

/** The shop in emails, as it is when the email is written. */
export function describeForMails(shop: Shop) {
  return {
    get name() {
      return shop.store.name
    },
    get address() {
      return shop.store.address
    },
    get phone() {
      return shop.store.phone
    },
    get email() {
      return shop.store.email
    },
    get url() {
      return shop.store.url
    },
    get openingTimes() {
      return describeOpeningTimes(shop.store.openingHours)
    },
    get particulars() {
      return listParticulars(shop.store)
    },
  }
}

/** The legal name and licences that are set, as lines for emails. */
function listParticulars({ legalName, gstin, fssai, drugLicence }: StoreSettings): string[] {
  const { GSTIN, FSSAI, DRUG_LICENCE } = particularTexts
  return [
    ...(legalName ? [legalName] : []),
    ...(gstin ? [GSTIN({ gstin }).message] : []),
    ...(fssai ? [FSSAI({ fssai }).message] : []),
    ...(drugLicence ? [DRUG_LICENCE({ drugLicence }).message] : []),
  ]
}

/** The sender of emails, as it is when the email is sent. */
export function describeSender(shop: Shop) {
  return {
    get name() {
      return shop.store.name
    },
    get address() {
      return shop.store.email
    },
  }
}
