import type { Weekday } from '../../contract/types.generated.ts'
import type { Paise } from '../../lib/money.ts'

/** Postal codes to which the shop delivers within a number of minutes. */
export interface DeliveryArea {
  /** PIN codes, or their first digits. */
  pins: readonly string[]
  minutes: number
}

/** A time of a weekday in which the shop is open. It does not pass midnight. */
export interface OpeningInterval {
  weekday: Weekday
  /** '07:00', in Indian time. */
  opens: string
  /** '22:00', or '24:00' at the end of the day. */
  closes: string
}

/** A day on which the shop is closed. */
export interface Holiday {
  /** '2026-12-25', in Indian time. */
  day: string
  /** Empty without a name. */
  name: string
}

/** Orders are not accepted until a moment. */
export interface OrderPause {
  reason: string
  until: Date
}

/** The settings that decide which medicines are delivered. */
export interface MedicineSettings {
  deliverPrescriptionMedicines: boolean
  deliverScheduleH: boolean
  deliverScheduleH1: boolean
  /** PIN codes of the revenue district, or their first digits. Empty if it is not limited. */
  medicineDistrict: readonly string[]
}

/** The settings that decide whether, when and how customers get an order. */
export interface DeliverySettings extends MedicineSettings {
  /** Empty if the shop delivers everywhere. */
  deliveryAreas: readonly DeliveryArea[]
  /** The minutes from order to delivery without areas. */
  deliveryMinutes: number
  /** The smallest total of an order after discounts. With 0, the shop accepts orders of any total. */
  minOrder: Paise
  /** The most packs of narcotic and psychotropic medicines in one order. */
  maxNarcoticPacks: number
  /** The highest total of a delivery that is paid in cash. With 0, there is no limit. */
  maxCash: Paise
  openingHours: readonly OpeningInterval[]
  holidays: readonly Holiday[]
  /** Whether customers may collect orders that could be delivered. */
  pickUpForAll: boolean
  /** May have ended. */
  pause: OrderPause | null
}

/** The days for which a prescription is valid, by its kind. */
export interface ValidityDays {
  prescriptionDaysAcute: number
  prescriptionDaysChronic: number
}

/** From Sunday, as in JavaScript. */
export const WEEKDAYS = [
  'SUNDAY',
  'MONDAY',
  'TUESDAY',
  'WEDNESDAY',
  'THURSDAY',
  'FRIDAY',
  'SATURDAY',
] as const satisfies readonly Weekday[]

/** The settings of a new shop: it delivers everything except schedule H1 everywhere, and is always open. */
export const newShopDelivery = {
  deliveryAreas: [],
  deliveryMinutes: 10,
  minOrder: 0,
  maxCash: 0,
  openingHours: WEEKDAYS.map((weekday) => ({ weekday, opens: '00:00', closes: '24:00' })),
  holidays: [],
  deliverPrescriptionMedicines: true,
  deliverScheduleH: true,
  deliverScheduleH1: false,
  medicineDistrict: [],
  // Secondary sources on the NDPS Rules, 1985, rule 66, name 100 tablets.
  maxNarcoticPacks: 10,
  pickUpForAll: false,
  pause: null,
  // Source: G.S.R. 220(E) of 26 March 2020.
  prescriptionDaysAcute: 7,
  prescriptionDaysChronic: 30,
} as const satisfies DeliverySettings & ValidityDays
