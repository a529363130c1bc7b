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

const isLong = process.env.TEST_RUNS === 'all'

/** The devices of journeys that take the same steps on each: a phone by default, all in `npm run test:long`. */
export const devices = isLong ? [phone, tablet, desktop] : [phone]

/** The widths at which pages are checked for barriers. The widest first, because its menus and dialogs stay open. */
export const pageWidths = isLong ? [1440, 768, 360] : [1440, 360]

/** The same for dialogs, which differ less. */
export const dialogWidths = isLong ? pageWidths : [360]
