/** `points` attempts within `duration` seconds from the first one. */
export interface Limit {
  points: number
  duration: number
}

/** A minute in seconds. */
export const MINUTE = 60
const DAY = 24 * 60 * MINUTE

/** Uploads are counted in kilobytes. */
export const KB = 1024
const MB = 1024

/** The actions that are limited for each caller. Logins are also limited for each account. */
export type Bucket =
  'login' | 'register' | 'codes' | 'invitations' | 'tickets' | 'search' | 'searchReports' | 'writes'

/**
 * The actions that are limited within a service. Reservations are limited per user and for all users at a network
 * address, so nobody can keep the stock reserved.
 */
export type ServiceBucket = 'reservations' | 'addressReservations' | 'exports'

/** Limits for one caller: the user if logged in, otherwise the network address. */
export const LIMITS = {
  login: { points: 100, duration: 15 * MINUTE },
  register: { points: 60, duration: 60 * MINUTE },
  codes: { points: 60, duration: 15 * MINUTE },
  invitations: { points: 30, duration: 60 * MINUTE },
  /** Limits a logged-in user, or all guests at a network address. Each sender has a lower limit. */
  tickets: { points: 20, duration: DAY },
  search: { points: 300, duration: MINUTE },
  /** Limits each visitor, whose identity is hashed, so that no single visitor can fill the search log. */
  searchReports: { points: 500, duration: DAY },
  writes: { points: 600, duration: MINUTE },
  /** Limits how often a user downloads all data about themselves. */
  exports: { points: 10, duration: 60 * MINUTE },
  reservations: { points: 5, duration: 30 * MINUTE },
  addressReservations: { points: 60, duration: 30 * MINUTE },
} as const satisfies Record<Bucket | ServiceBucket, Limit>

/** Limits of actions that are open to everyone, but that logged-in users do not share with their network. */
export const OWN_LIMITS: ReadonlySet<Bucket> = new Set(['tickets'])

/** Upload limits, so that nobody can fill the disk. */
export const UPLOADS = {
  account: { points: 50 * MB, duration: DAY },
  address: { points: 500 * MB, duration: DAY },
  team: { points: 10 * 1024 * MB, duration: DAY },
} as const satisfies Record<string, Limit>

/** Limits failed logins from one address to one account. Attempts from other addresses do not lock the owner out. */
export const LOGIN_TO_ACCOUNT: Limit = { points: 10, duration: 15 * MINUTE }
