/**
 * The design tokens for colors, spacing, typography and motion. Text colors have a contrast ratio of at least 4.5:1
 * against `page` and `surface`.
 */
export const color = {
  page: '#FBF9F4',
  surface: '#FFFFFF',
  sunken: '#F3EFE3',
  ink: '#10231B',
  inkSoft: '#4C5B53',
  inkFaint: '#626E67',
  line: '#E9E4D8',
  /** 3:1 against the page, for input borders. */
  lineStrong: '#87928B',
  accent: '#0C7C59',
  accentDeep: '#085C42',
  accentWash: '#E4F2EB',
  onAccent: '#FFFFFF',
  night: '#0B3B2C',
  onNight: '#F3EFE4',
  onNightSoft: '#BFD3C8',
  highlight: '#FFC53D',
  highlightWash: '#FFF3D3',
  onHighlight: '#4A3200',
  danger: '#B3261E',
  dangerDeep: '#8C1D18',
  dangerWash: '#FCEDEA',
  scrim: 'rgb(11 32 24 / 48%)',
} as const

/** Image backgrounds, chosen by index. */
export const tints = ['#E6F2EA', '#FBF0D6', '#FAE7DC', '#E3EFF4', '#EEE9F6', '#F3EFE3'] as const

export const space = {
  half: '2px',
  1: '4px',
  2: '8px',
  3: '12px',
  4: '16px',
  5: '20px',
  6: '24px',
  8: '32px',
  10: '40px',
  12: '48px',
  16: '64px',
} as const

export const size = {
  /** The minimum touch target. */
  target: '44px',
  page: '1280px',
  /* Header rows grow with the text. */
  headerBar: 'max(60px, 3.75rem)',
  searchBar: 'max(60px, 2.5rem)',
  headerWide: 'max(76px, 4.75rem)',
  cartBar: '76px',
} as const

export const radius = {
  small: '8px',
  medium: '12px',
  large: '18px',
  huge: '28px',
  pill: '999px',
} as const

export const font = {
  family: "Figtree, 'Figtree fallback', 'Figtree wide fallback', system-ui, sans-serif",
  tiny: '0.6875rem',
  small: '0.8125rem',
  body: '0.9375rem',
  large: '1.0625rem',
  title: '1.25rem',
  heading: '1.5rem',
  display: 'clamp(1.75rem, 1.2rem + 2.6vw, 3rem)',
  regular: 450,
  medium: 550,
  semibold: 620,
  bold: 720,
  heavy: 800,
} as const

export const shadow = {
  /** For floating elements: drawers, menus, the cart bar. */
  float: '0 12px 40px rgb(16 35 27 / 16%), 0 2px 8px rgb(16 35 27 / 8%)',
  lift: '0 1px 2px rgb(16 35 27 / 8%)',
} as const

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '200ms cubic-bezier(0.2, 0, 0, 1)',
} as const

export const layer = { header: 20, cartBar: 30, menu: 40, modal: 60, toast: 80 } as const

export const media = {
  tablet: '@media (min-width: 768px)',
  belowTablet: '@media (max-width: 767.98px)',
  sideways: '@media (max-width: 767.98px) and (max-height: 480px)',
  desktop: '@media (min-width: 1024px)',
  wide: '@media (min-width: 1280px)',
  hover: '@media (hover: hover)',
  still: '@media (prefers-reduced-motion: reduce)',
  forcedColors: '@media (forced-colors: active)',
} as const
