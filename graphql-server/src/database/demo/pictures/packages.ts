import { drawings } from './drawings.ts'
import { darker, lighter } from './palette.ts'
import {
  CREAM,
  GLASS,
  METAL,
  type PackageShape,
  circle,
  ellipse,
  path,
  rect,
  shine,
} from './parts.ts'

/** Bags, boxes and wrappers. */
const dry = {
  pouch: {
    draw: (c) =>
      path('M86 62h148l6 34q-8 78 4 162-2 12-14 12H90q-12 0-14-12 12-84 4-162z', c) +
      path('M86 62h148l4 22H82z', darker(c, 0.22)) +
      `<path d="M84 73h152" stroke="${lighter(c, 0.3)}" stroke-width="2.5" stroke-dasharray="7 5"/>` +
      path('M80 96q8 78-4 162 2 12 14 12h8q-10-90-4-174z', lighter(c, 0.22)) +
      circle(160, 178, 62, CREAM),
    label: { x: 160, y: 178, size: 92 },
    span: [60, 270],
  },
  sack: {
    draw: (c) =>
      path('M92 78q68-22 136 0 22 90 12 176-2 16-18 16H98q-16 0-18-16-10-86 12-176z', c) +
      path('M84 52q76 22 152 0l-10 32q-66-18-132 0z', darker(c, 0.2)) +
      rect(92, 76, 136, 9, 4.5, darker(c, 0.42)) +
      path('M92 86q-20 84-12 168 2 16 18 16h8q-16-92-4-186z', lighter(c, 0.25)) +
      rect(104, 122, 112, 112, 22, CREAM),
    label: { x: 160, y: 178, size: 88 },
    span: [52, 270],
  },
  packet: {
    draw: (c) =>
      path(
        'M44 116l9-9 9 9 9-9 9 9h160l9-9 9 9 9-9 9 9v110l-9 9-9-9-9 9-9-9H80l-9 9-9-9-9 9-9-9z',
        c,
      ) +
      rect(44, 116, 26, 110, 0, darker(c, 0.18)) +
      rect(250, 116, 26, 110, 0, darker(c, 0.18)) +
      rect(80, 124, 160, 10, 5, lighter(c, 0.35)) +
      ellipse(160, 176, 64, 44, CREAM),
    label: { x: 160, y: 176, size: 76 },
    span: [106, 236],
  },
  box: {
    draw: (c) =>
      path('M214 76l34 18v158l-34 18z', darker(c, 0.28)) +
      path('M72 76l30-18h146l-34 18z', lighter(c, 0.35)) +
      path('M214 76l34-18v36z', darker(c, 0.12)) +
      path('M248 58v194l-34 18V76z', darker(c, 0.24)) +
      rect(72, 76, 142, 194, 4, c) +
      rect(72, 240, 142, 14, 0, darker(c, 0.2)) +
      rect(86, 104, 114, 114, 16, CREAM),
    label: { x: 143, y: 161, size: 92 },
    span: [58, 270],
  },
  medbox: {
    draw: (c) =>
      path('M64 122l22-22h192l-22 22z', '#ffffff') +
      path('M256 122l22-22v104l-22 22z', darker(c, 0.25)) +
      rect(64, 122, 192, 104, 3, '#fdfdfd') +
      path('M64 122h64v104H64z', c) +
      rect(144, 142, 92, 10, 5, darker(c, 0.15)) +
      rect(144, 162, 68, 8, 4, '#d5dbe2') +
      rect(144, 178, 80, 8, 4, '#d5dbe2') +
      rect(144, 200, 40, 12, 6, lighter(c, 0.45)) +
      circle(96, 174, 28, CREAM),
    label: { x: 96, y: 174, size: 42 },
    span: [100, 226],
  },
  blister: {
    draw: (c) =>
      `<g transform="rotate(-14 160 170)">${rect(58, 98, 204, 144, 14, '#b9c4cf')}${rect(58, 94, 204, 144, 14, '#dfe6ec')}` +
      [0, 1, 2, 3, 4]
        .flatMap((column) => [132, 200].map((y) => [84 + column * 38, y] as const))
        .map(
          ([x, y]) =>
            ellipse(x, y + 2, 15, 24, '#aeb9c4') +
            ellipse(x, y, 14, 23, c) +
            ellipse(x - 4, y - 8, 4, 8, lighter(c, 0.55)),
        )
        .join('') +
      '</g>' +
      circle(226, 228, 40, '#ffffff'),
    label: { x: 226, y: 228, size: 52 },
    span: [72, 270],
  },
  bar: {
    draw: (c) =>
      path('M58 132l26-24h190l-24 24z', lighter(c, 0.4)) +
      path('M250 132l24-24v86l-24 26z', darker(c, 0.25)) +
      rect(58, 132, 192, 88, 8, c) +
      ellipse(154, 176, 62, 36, CREAM),
    label: { x: 154, y: 176, size: 62 },
    span: [108, 220],
  },
  bundle: {
    draw: (c) =>
      path('M128 66q32-30 64 0l-10 12q-22-18-44 0z', darker(c, 0.3)) +
      rect(66, 74, 188, 196, 26, c) +
      path('M66 100q0-26 26-26h136q26 0 26 26v6H66z', lighter(c, 0.3)) +
      rect(66, 232, 188, 12, 0, darker(c, 0.15)) +
      shine(78, 116, 12, 100) +
      circle(164, 170, 60, CREAM),
    label: { x: 164, y: 170, size: 90 },
    span: [50, 270],
  },
  sachet: {
    draw: (c) =>
      rect(94, 66, 132, 204, 8, c) +
      rect(94, 66, 132, 24, 6, darker(c, 0.2)) +
      rect(94, 246, 132, 24, 6, darker(c, 0.2)) +
      `<path d="M96 100h128M96 236h128" stroke="${lighter(c, 0.4)}" stroke-width="2.5" stroke-dasharray="5 5"/>` +
      circle(160, 168, 52, CREAM),
    label: { x: 160, y: 168, size: 76 },
    span: [66, 270],
  },
  case: {
    draw: (c) =>
      `<path d="M124 104V82q0-14 14-14h44q14 0 14 14v22" fill="none" stroke="${darker(c, 0.35)}" stroke-width="12"/>` +
      rect(54, 98, 212, 172, 24, c) +
      rect(54, 182, 212, 7, 0, darker(c, 0.22)) +
      rect(104, 176, 22, 20, 5, METAL) +
      rect(194, 176, 22, 20, 5, METAL) +
      circle(160, 184, 54, CREAM),
    label: { x: 160, y: 184, size: 78 },
    span: [62, 270],
  },
} satisfies Record<string, PackageShape>

/** Bottles, jars, tubs, cans and tubes. */
const wet = {
  carton: {
    draw: (c) =>
      rect(130, 48, 60, 18, 3, darker(c, 0.25)) +
      path('M130 64h60l28 44H102z', lighter(c, 0.3)) +
      rect(102, 106, 116, 164, 4, c) +
      path('M186 106h32v160q0 4-4 4h-28z', darker(c, 0.14)) +
      path('M102 214q40-22 84 0 18 8 32 2v50q0 4-4 4H106q-4 0-4-4z', CREAM) +
      circle(150, 172, 46, CREAM),
    label: { x: 150, y: 174, size: 72 },
    span: [48, 270],
  },
  bottle: {
    draw: (c) =>
      rect(138, 42, 44, 26, 6, darker(c, 0.3)) +
      path(
        'M140 66h40v22q0 14 22 30 14 12 14 34v100q0 18-18 18h-76q-18 0-18-18V152q0-22 14-34 22-16 22-30z',
        c,
      ) +
      shine(116, 146, 10, 100) +
      rect(104, 158, 112, 78, 0, CREAM),
    label: { x: 160, y: 197, size: 66 },
    span: [42, 270],
  },
  syrup: {
    draw: (c) =>
      rect(128, 50, 64, 38, 8, '#e4e9ef') +
      `<path d="M140 56v28M152 56v28M164 56v28M176 56v28" stroke="#c3ccd6" stroke-width="4"/>` +
      path(
        'M136 88h48v16q0 8 20 18 16 10 16 30v100q0 18-18 18h-84q-18 0-18-18V152q0-20 16-30 20-10 20-18z',
        darker(c, 0.12),
      ) +
      shine(110, 140, 9, 30) +
      rect(100, 150, 120, 90, 0, '#ffffff') +
      rect(100, 228, 120, 12, 0, c),
    label: { x: 160, y: 190, size: 66 },
    span: [50, 270],
  },
  dropper: {
    draw: (c) =>
      rect(144, 40, 32, 44, 14, darker(c, 0.35)) +
      rect(130, 80, 60, 30, 6, '#f4f6f8') +
      path('M122 112h76q22 8 22 34v106q0 18-18 18h-84q-18 0-18-18V146q0-26 22-34z', c) +
      shine(112, 140, 9, 22) +
      rect(100, 160, 120, 78, 0, '#ffffff'),
    label: { x: 160, y: 199, size: 62 },
    span: [40, 270],
  },
  pump: {
    draw: (c) =>
      rect(154, 52, 12, 34, 3, '#dfe5ea') +
      path('M118 46h62q10 0 10 10v6h-72q-8 0-8-8t8-8z', darker(c, 0.3)) +
      rect(136, 80, 48, 24, 6, darker(c, 0.3)) +
      rect(100, 102, 120, 168, 28, c) +
      shine(112, 132, 11, 110) +
      rect(124, 138, 84, 96, 18, CREAM),
    label: { x: 166, y: 186, size: 70 },
    span: [46, 270],
  },
  squeeze: {
    draw: (c) =>
      path('M118 56h84l10 200q0 4-4 4h-96q-4 0-4-4z', c) +
      path('M118 56q42-16 84 0l1 14q-43-12-86 0z', lighter(c, 0.3)) +
      rect(116, 246, 88, 24, 8, darker(c, 0.3)) +
      shine(124, 84, 10, 140) +
      ellipse(162, 158, 38, 56, CREAM),
    label: { x: 162, y: 158, size: 62 },
    span: [48, 270],
  },
  spray: {
    draw: (c) =>
      path(
        'M116 48h74q12 0 12 12v20h-50l-14 34-14-6 12-28h-28q-8 0-8-8V60q0-12 16-12z',
        darker(c, 0.3),
      ) +
      rect(150, 78, 40, 32, 4, '#f4f6f8') +
      path(
        'M146 108h48q10 26 22 46 8 14 8 36v62q0 18-18 18h-72q-18 0-18-18v-62q0-22 8-36 12-20 22-46z',
        c,
      ) +
      shine(126, 170, 9, 78) +
      circle(172, 204, 42, CREAM),
    label: { x: 172, y: 204, size: 60 },
    span: [48, 270],
  },
  aerosol: {
    draw: (c) =>
      path('M112 92q0-50 48-50t48 50z', darker(c, 0.35)) +
      rect(106, 88, 108, 14, 4, METAL) +
      path('M106 102h108v150q0 18-54 18t-54-18z', c) +
      path('M106 102h18v164q-18-4-18-14z', lighter(c, 0.35)) +
      path('M192 102h22v150q-4 10-22 14z', darker(c, 0.18)) +
      circle(160, 182, 46, CREAM),
    label: { x: 160, y: 182, size: 68 },
    span: [42, 270],
  },
  jar: {
    draw: (c) =>
      rect(92, 78, 136, 192, 30, GLASS) +
      path('M98 120h124v122q0 22-22 22h-80q-22 0-22-22z', c) +
      rect(90, 56, 140, 38, 10, darker(c, 0.35)) +
      rect(90, 80, 140, 6, 0, darker(c, 0.5)) +
      shine(104, 126, 9, 120) +
      rect(118, 140, 92, 92, 18, CREAM),
    label: { x: 164, y: 186, size: 74 },
    span: [56, 270],
  },
  tub: {
    draw: (c) =>
      path('M72 138h176l-18 118q-2 14-16 14H106q-14 0-16-14z', c) +
      rect(62, 112, 196, 32, 12, lighter(c, 0.5)) +
      rect(62, 132, 196, 12, 6, darker(c, 0.15)) +
      ellipse(160, 204, 54, 46, CREAM),
    label: { x: 160, y: 204, size: 76 },
    span: [112, 270],
  },
  cup: {
    draw: (c) =>
      path('M98 108h124l-16 150q-2 12-14 12h-64q-12 0-14-12z', c) +
      rect(88, 88, 144, 26, 10, lighter(c, 0.55)) +
      circle(160, 186, 42, CREAM),
    label: { x: 160, y: 186, size: 66 },
    span: [88, 270],
  },
  can: {
    draw: (c) =>
      ellipse(160, 258, 62, 14, darker(METAL, 0.2)) +
      path('M98 82h124v174q0 14-62 14t-62-14z', c) +
      path('M98 82h20v184q-20-4-20-12z', lighter(c, 0.35)) +
      path('M198 82h24v174q-4 6-24 10z', darker(c, 0.18)) +
      path('M98 86l10-24q52-14 104 0l10 24q-62 12-124 0z', METAL) +
      ellipse(160, 62, 52, 9, lighter(METAL, 0.5)) +
      circle(160, 172, 46, CREAM),
    label: { x: 160, y: 172, size: 68 },
    span: [52, 270],
  },
  tin: {
    draw: (c) =>
      path('M80 96h160v152q0 22-80 22t-80-22z', c) +
      path('M80 96h22v168q-22-6-22-16z', lighter(c, 0.3)) +
      path('M214 96h26v152q-4 10-26 16z', darker(c, 0.18)) +
      ellipse(160, 96, 80, 20, METAL) +
      ellipse(160, 94, 68, 15, lighter(METAL, 0.45)) +
      circle(160, 186, 56, CREAM),
    label: { x: 160, y: 186, size: 84 },
    span: [74, 270],
  },
  tube: {
    draw: (c) =>
      path('M100 52h120l-14 182h-92z', c) +
      rect(98, 48, 124, 16, 3, darker(c, 0.2)) +
      path('M100 64h18l8 170h-12z', lighter(c, 0.35)) +
      rect(128, 234, 64, 36, 8, '#f7f9fb') +
      rect(128, 234, 64, 6, 0, darker(c, 0.3)) +
      ellipse(160, 142, 38, 52, CREAM),
    label: { x: 160, y: 142, size: 60 },
    span: [48, 270],
  },
  pot: {
    draw: (c) =>
      rect(74, 156, 172, 114, 30, lighter(c, 0.55)) +
      rect(74, 212, 172, 58, 29, lighter(c, 0.35)) +
      rect(66, 108, 188, 54, 14, c) +
      rect(66, 146, 188, 16, 8, darker(c, 0.2)) +
      circle(160, 212, 46, CREAM),
    label: { x: 160, y: 212, size: 68 },
    span: [108, 270],
  },
} satisfies Record<string, PackageShape>

/** Heaps of grains, powders and leaves, in their own colour. */
const loose = {
  bowl: {
    draw: (c) =>
      path('M66 176q14-66 94-66t94 66z', c) +
      grains(c) +
      path('M52 170h216q4 0 4 5-2 62-56 88h-112q-54-26-56-88 0-5 4-5z', '#b9714a') +
      rect(48, 164, 224, 16, 8, '#d08a5e') +
      path('M120 262h80v8q0 4-4 4h-72q-4 0-4-4z', '#9c5c3a'),
    label: null,
    span: [108, 274],
  },
  scoop: {
    draw: (c) =>
      path('M70 190q20-78 90-78t90 78z', c) +
      grains(c) +
      path('M58 186h204q0 66-58 76h-88q-58-10-58-76z', '#b8c3cd') +
      path('M58 186h30q4 60 46 76h-18q-58-10-58-76z', '#d9e1e8') +
      rect(50, 178, 220, 14, 7, '#e6ecf1'),
    label: null,
    span: [110, 264],
  },
} satisfies Record<string, PackageShape>

/** Draws speckles in two shades on the upper half of a heap. */
function grains(colour: string): string {
  const dots = [
    [112, 150],
    [132, 130],
    [156, 120],
    [180, 128],
    [204, 142],
    [222, 160],
    [96, 164],
    [120, 164],
    [144, 146],
    [168, 142],
    [190, 154],
    [212, 168],
    [150, 164],
    [174, 164],
    [136, 156],
    [160, 132],
  ] as const
  return dots
    .map(([x, y], at) =>
      ellipse(x, y, 7, 4.5, at % 2 ? lighter(colour, 0.35) : darker(colour, 0.18)),
    )
    .join('')
}

export const PACKAGES = { ...dry, ...wet, ...loose, ...drawings } satisfies Record<
  string,
  PackageShape
>

export type PackageName = keyof typeof PACKAGES
