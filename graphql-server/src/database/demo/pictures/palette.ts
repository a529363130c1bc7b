import { z } from 'zod'

/** The colours for packages and backgrounds, by their names in the departments. */
export const PALETTE = {
  white: '#fbfbf9',
  cream: '#fdf0d5',
  tan: '#d9b382',
  brown: '#8a5a3b',
  yellow: '#fcd53f',
  amber: '#f6a823',
  orange: '#f4772e',
  red: '#e0383e',
  maroon: '#8e2a3b',
  rose: '#f0728f',
  pink: '#f7b5c8',
  plum: '#a3559b',
  violet: '#7a6ad8',
  lavender: '#c3b8f2',
  navy: '#2d4486',
  blue: '#2f7fd6',
  sky: '#7cc4ef',
  aqua: '#a9e2ea',
  teal: '#1c9a94',
  mint: '#9adcc0',
  green: '#2f9e55',
  leaf: '#7fbf3f',
  lime: '#c3d94b',
  olive: '#8b8f3c',
  silver: '#c9d1d9',
  grey: '#8d97a3',
  black: '#3a3f4a',
} as const

export type Colour = keyof typeof PALETTE

export const colourName = z.custom<Colour>(
  (name) => typeof name === 'string' && Object.hasOwn(PALETTE, name),
  'Unknown colour',
)

/** Mixes two colours, both as #rrggbb. `share` (0 to 1) is the second colour's part. */
function mix(colour: string, other: string, share: number): string {
  const parts = [1, 3, 5].map((at) => {
    const a = Number.parseInt(colour.slice(at, at + 2), 16)
    const b = Number.parseInt(other.slice(at, at + 2), 16)
    return Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${parts.join('')}`
}

export const lighter = (colour: string, share: number) => mix(colour, '#ffffff', share)
export const darker = (colour: string, share: number) => mix(colour, '#20242c', share)
