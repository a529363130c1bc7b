export interface Screen {
  width: number
  height: number
  hasTouch?: boolean
}

interface Device {
  device: 'phone' | 'tablet' | 'desktop'
  screen: Screen
}

const phone: Device = { device: 'phone', screen: { width: 360, height: 740, hasTouch: true } }
const tablet: Device = { device: 'tablet', screen: { width: 768, height: 1024, hasTouch: true } }
const desktop: Device = { device: 'desktop', screen: { width: 1440, height: 900 } }

/** Whether `npm run test:long` runs. */
export const isLong = process.env.TEST_RUNS === 'all'

/** The devices for team journeys. The team works on both. */
export const bothDevices = [phone, desktop]

/** The devices for journeys that take the same steps on each: a phone by default, all in `npm run test:long`. */
export const devices = isLong ? [phone, tablet, desktop] : [phone]

/** The devices for journeys that are short, or differ with the layout: always both. */
export const phoneAndDesktop = [phone, desktop]

/** Cases that only `npm run test:long` runs, because others run the same code. */
export const longCases = <Case>(cases: Case[]): Case[] => (isLong ? cases : [])

export const allWidths = [1440, 768, 360]

/** A phone held sideways. */
export const sideways = { width: 740, height: 320 }

/**
 * The widths for checking open menus and other page states for barriers. The widest is first because its menus and
 * dialogs stay open.
 */
export const pageWidths = isLong ? allWidths : [1440, 360]

/** The widths for dialogs and initial pages: there are many, and they differ less. */
export const fewerWidths = isLong ? pageWidths : [360]
