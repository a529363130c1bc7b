import icons from '../icons.json' with { type: 'json' }
import { PACKAGES, type PackageName, type PackageShape } from './packages.ts'
import { type Colour, darker, lighter, PALETTE } from './palette.ts'

/**
 * What a picture shows: a package in a colour with an icon on its label ('jar red tomato'), or only icons ('one
 * banana', 'trio tomato', 'pair onion+garlic'). '+' adds a second icon in front.
 */
export interface Look {
  shape: PackageName | Arrangement
  colour: Colour
  icon: string
  garnish: string | null
}

type Arrangement = 'one' | 'trio' | 'pair'

const FALLBACK: Colour = 'teal'

/** Parses '<shape> [colour] <icon>[+<garnish>]'. Throws for unknown names. */
export function parseLook(text: string): Look {
  const words = text.trim().split(/\s+/)
  const shape = words[0] ?? ''
  const colour = words.length > 2 ? words[1] : FALLBACK
  const [icon = '', garnish = null] = (words.at(-1) ?? '').split('+')
  if (!isShape(shape)) throw new Error(`Unknown shape in the look '${text}'`)
  if (!isColour(colour)) throw new Error(`Unknown colour in the look '${text}'`)
  return { shape, colour, icon, garnish }
}

const isArrangement = (text: string): text is Arrangement => ['one', 'trio', 'pair'].includes(text)
const isShape = (text: string): text is Look['shape'] => text in PACKAGES || isArrangement(text)
const isColour = (text: string | undefined): text is Colour => text !== undefined && text in PALETTE

/** Composes an SVG of 320 × 320 with a background in the department's colour. */
export function composePicture(look: Look, tint: Colour): string {
  const base = PALETTE[tint]
  const body = isArrangement(look.shape)
    ? arrange(look, look.shape)
    : packaged(look, PACKAGES[look.shape])
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="320" viewBox="0 0 320 320">' +
    `<rect width="320" height="320" fill="${lighter(base, 0.8)}"/>` +
    `<circle cx="160" cy="160" r="136" fill="${lighter(base, 0.9)}"/>` +
    `${body}</svg>`
  )
}

const MIDDLE = 162
const SCALE = 1.1

function packaged(look: Look, { draw, label, span: [top, bottom] }: PackageShape): string {
  const colour = PALETTE[look.colour]
  const glyph = darker(colour, 0.35)
  const shift = MIDDLE - SCALE * ((top + bottom) / 2)
  const parts = [
    shadow(160, bottom, 104),
    draw(colour),
    label ? icon(look.icon, label.x, label.y, label.size, glyph) : '',
  ]
  const front = label ? look.garnish : look.icon
  const group = `<g transform="translate(${160 - SCALE * 160} ${shift}) scale(${SCALE})">${parts.join('')}</g>`
  if (!front) return group
  const foot = shift + SCALE * bottom
  return group + shadow(252, foot + 4, 40) + icon(front, 252, foot - 38, 92, glyph)
}

function arrange(look: Look, arrangement: Arrangement): string {
  const glyph = darker(PALETTE[look.colour], 0.15)
  const second = look.garnish ?? look.icon
  if (arrangement === 'one') {
    const front = look.garnish ? icon(look.garnish, 248, 232, 100, glyph) : ''
    return shadow(160, 262, 92) + icon(look.icon, 160, 160, 204, glyph) + front
  }
  if (arrangement === 'pair') {
    return (
      shadow(160, 262, 118) +
      icon(look.icon, 122, 142, 166, glyph) +
      icon(second, 212, 202, 132, glyph)
    )
  }
  return (
    shadow(160, 262, 122) +
    icon(look.icon, 160, 110, 132, glyph) +
    icon(look.icon, 98, 198, 132, glyph) +
    icon(second, 222, 198, 132, glyph)
  )
}

const shadow = (x: number, y: number, width: number) =>
  `<ellipse cx="${x}" cy="${y}" rx="${width}" ry="${width / 8}" fill="#20242c" opacity=".1"/>`

const bodies: Record<string, { body: string; size: number } | undefined> = icons

/** Monochrome icons use the glyph colour. */
function icon(name: string, x: number, y: number, size: number, glyph: string): string {
  const found = bodies[name]
  if (!found) throw new Error(`The icon '${name}' is not in icons.json`)
  return (
    `<svg x="${x - size / 2}" y="${y - size / 2}" width="${size}" height="${size}" ` +
    `viewBox="0 0 ${found.size} ${found.size}" color="${glyph}">${found.body}</svg>`
  )
}
