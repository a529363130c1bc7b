import { isComplete } from './suite.ts'

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
const desktop: Device = { device: 'desktop', screen: { width: 1440, height: 900 } }

/** The devices for journeys of customers and packers: in `npm test`, only the one that most of them use. */
export const devices = isComplete ? [phone, desktop] : [phone]

/** The same for journeys at the shop's desk. */
export const deskDevices = isComplete ? [phone, desktop] : [desktop]

/** All widths that tests set. */
export const allWidths = [1440, 768, 360]

/** A phone held sideways. */
export const sideways = { width: 740, height: 320 }

/**
 * The widths for checking open menus and other page states for barriers. The widest is first because its menus and
 * dialogs stay open.
 */
export const pageWidths = [1440, 360]

/** The widths for dialogs and initial pages: there are many, and they differ less. */
export const fewerWidths = [360]
