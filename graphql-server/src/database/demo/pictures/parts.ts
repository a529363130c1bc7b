/** A package shape, drawn on a square of 320. */
export interface PackageShape {
  /** Draws the package in one colour as SVG, without its label. */
  draw: (colour: string) => string
  /** The centre and size of the label's icon, or null without a label. */
  label: { x: number; y: number; size: number } | null
  /** The top and bottom of the package, used for centring and for the shadow. */
  span: readonly [top: number, bottom: number]
}

export const CREAM = '#fffaf0'
export const GLASS = '#eef5f8'
export const METAL = '#c9d1d9'

export const rect = (x: number, y: number, w: number, h: number, radius: number, fill: string) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${radius}" fill="${fill}"/>`
export const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`
export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string) =>
  `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="${fill}"/>`
export const circle = (x: number, y: number, r: number, fill: string) => ellipse(x, y, r, r, fill)
/** A soft highlight. */
export const shine = (x: number, y: number, w: number, h: number) =>
  `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${w / 2}" fill="#fff" opacity=".35"/>`
