import { z } from 'zod'
import icons from './icons.json' with { type: 'json' }
import { PACKAGES, type PackageName } from './packages.ts'
import { type Colour, colourName, darker, lighter, PALETTE } from './palette.ts'
import type { PackageShape } from './parts.ts'

const ARRANGEMENTS = ['one', 'trio', 'pair'] as const
type Arrangement = (typeof ARRANGEMENTS)[number]

/**
 * The contents of an image: a coloured package with an icon on its label, or only icons (the shapes one, trio and
 * pair). Heaps and drawings may have no icon, for products without a matching one. The garnish is a second icon in
 * front.
 */
export const pictureSpec = z
  .strictObject({
    shape: z.custom<PackageName | Arrangement>(
      (shape) =>
        isArrangement(shape) || (typeof shape === 'string' && Object.hasOwn(PACKAGES, shape)),
      'Unknown shape',
    ),
    colour: colourName.default('teal'),
    icon: z.string().nullable().default(null),
    garnish: z.string().nullable().default(null),
  })
  .refine(({ shape, icon }) => icon !== null || !needsIcon(shape), 'An icon is missing')

export type PictureSpec = z.output<typeof pictureSpec>

function isArrangement(shape: unknown): shape is Arrangement {
  return ARRANGEMENTS.some((arrangement) => arrangement === shape)
}

function needsIcon(shape: PackageName | Arrangement): boolean {
  return isArrangement(shape) || PACKAGES[shape].label !== null
}

/** Composes an SVG of 320 × 320 with a background in the department's colour. */
export function composePicture(picture: PictureSpec, tint: Colour): string {
  const base = PALETTE[tint]
  const body = isArrangement(picture.shape)
    ? arrange(picture, picture.shape)
    : packaged(picture, PACKAGES[picture.shape])
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">' +
    `<rect width="320" height="320" fill="${lighter(base, 0.8)}"/>` +
    `<circle cx="160" cy="160" r="136" fill="${lighter(base, 0.9)}"/>` +
    `${body}</svg>`
  )
}

const MIDDLE = 162
const SCALE = 1.1

function packaged(
  picture: PictureSpec,
  { draw, label, span: [top, bottom] }: PackageShape,
): string {
  const colour = PALETTE[picture.colour]
  const glyph = darker(colour, 0.35)
  const shift = MIDDLE - SCALE * ((top + bottom) / 2)
  const parts = [
    shadow(160, bottom, 104),
    draw(colour),
    label ? icon(picture.icon, label.x, label.y, label.size, glyph) : '',
  ]
  const front = label ? picture.garnish : picture.icon
  const group = `<g transform="translate(${160 - SCALE * 160} ${shift}) scale(${SCALE})">${parts.join('')}</g>`
  if (!front) return group
  const foot = shift + SCALE * bottom
  return group + shadow(252, foot + 4, 40) + icon(front, 252, foot - 38, 92, glyph)
}

function arrange(picture: PictureSpec, arrangement: Arrangement): string {
  const glyph = darker(PALETTE[picture.colour], 0.15)
  const second = picture.garnish ?? picture.icon
  if (arrangement === 'one') {
    const front = picture.garnish ? icon(picture.garnish, 248, 232, 100, glyph) : ''
    return shadow(160, 262, 92) + icon(picture.icon, 160, 160, 204, glyph) + front
  }
  if (arrangement === 'pair') {
    return (
      shadow(160, 262, 118) +
      icon(picture.icon, 122, 142, 166, glyph) +
      icon(second, 212, 202, 132, glyph)
    )
  }
  return (
    shadow(160, 262, 122) +
    icon(picture.icon, 160, 110, 132, glyph) +
    icon(picture.icon, 98, 198, 132, glyph) +
    icon(second, 222, 198, 132, glyph)
  )
}

const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width / 8}" fill="#20242c" opacity=".1"/>`

const bodies: Record<string, { body: string; size: number } | undefined> = icons

/** Returns an empty string without a name. Monochrome icons use the glyph colour. */
function icon(name: string | null, x: number, y: number, size: number, glyph: string): string {
  if (name === null) return ''
  const found = bodies[name]
  if (!found) throw new Error(`The icon '${name}' is not in icons.json`)
  return (
    `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${found.size} ${found.size}" color="${glyph}">${found.body}</svg>`
  )
}
