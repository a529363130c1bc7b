import { darker, lighter } from './palette.ts'
import { CREAM, METAL, type PackageShape, circle, ellipse, path, rect } from './parts.ts'

/** Objects for which no icon exists. */
export const drawings = {
  thermometer: {
    draw: (c) =>
      '<g transform="rotate(-30 160 162)">' +
      path('M204 134q34 4 46 20h22q10 8 0 16h-22q-12 16-46 20z', METAL) +
      rect(42, 130, 172, 64, 32, '#ffffff') +
      path('M74 130h26v64H74a32 32 0 0 1 0-64z', c) +
      circle(72, 162, 11, lighter(c, 0.5)) +
      rect(116, 142, 76, 40, 8, '#cfe3d6') +
      reading(132, 150) +
      '</g>',
    label: null,
    span: [84, 240],
  },
  scanner: {
    draw: (c) =>
      path('M150 150h62l20 104q2 14-12 14h-42q-10 0-12-10z', c) +
      rect(138, 152, 15, 40, 7, darker(c, 0.45)) +
      rect(48, 86, 36, 52, 10, darker(c, 0.45)) +
      rect(66, 74, 180, 82, 30, '#ffffff') +
      rect(150, 92, 74, 46, 8, '#cfe3d6') +
      reading(165, 103) +
      circle(104, 115, 16, lighter(c, 0.6)),
    label: null,
    span: [74, 268],
  },
  balls: {
    draw: (c) =>
      ellipse(160, 244, 122, 26, '#ffffff') +
      ellipse(160, 240, 96, 16, '#e4e9ee') +
      [
        ...[
          [160, 142],
          [122, 170],
          [198, 170],
        ],
        ...[
          [92, 210],
          [160, 212],
          [228, 210],
        ],
      ]
        .map(([x = 0, y = 0]) => circle(x, y, 38, darker(c, 0.12)) + circle(x - 3, y - 4, 34, c))
        .join(''),
    label: null,
    span: [104, 270],
  },
  cauliflower: {
    draw: () =>
      path('M52 150q-14 96 108 118 122-22 108-118-46 8-108 60-62-52-108-60z', '#5fa83a') +
      florets +
      path('M72 184q0 76 88 84-24-58-88-84zM248 184q0 76-88 84 24-58 88-84z', '#7fbf3f'),
    label: null,
    span: [64, 268],
  },
} satisfies Record<string, PackageShape>

/** Draws '37' as on a small display. */
const reading = (x: number, y: number) =>
  `<path d="M${x} ${y}h14v12h-11m11 0v12h-14M${x + 26} ${y}h14l-8 24" fill="none" stroke="#20242c" stroke-width="4"/>`

const florets = [
  ...[
    [100, 150, 44],
    [220, 150, 44],
    [128, 112, 44],
    [192, 112, 44],
    [160, 104, 40],
  ],
  ...[
    [160, 160, 56],
    [122, 178, 36],
    [198, 178, 36],
  ],
]
  .map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#eee3c6') + circle(x - 3, y - 5, r - 5, CREAM))
  .join('')
