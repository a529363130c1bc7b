import type { DrugSchedule, MedicineForm, PackUnit } from '../../../contract/types.generated.ts'
import { toOneLine } from '../../../lib/text-checks.ts'
import { MAX_PACK_COUNT, type MedicineRecord } from './medicine-fields.ts'

/** The contents of a pack. The fields must have the same order as in `MedicineRecord`. */
export type Pack = Pick<MedicineRecord, 'form' | 'packCount' | 'packUnit'>

/**
 * The unit for a word, and the number of units that it stands for. Words are in lower case and without a plural 's'.
 */
const COUNTED = new Map<string, { unit: PackUnit; factor: number }>([
  ['tablet', { unit: 'TABLET', factor: 1 }],
  ['capsule', { unit: 'CAPSULE', factor: 1 }],
  ['ml', { unit: 'ML', factor: 1 }],
  ...['l', 'ltr', 'litre', 'liter'].map((word) => [word, { unit: 'ML', factor: 1000 }] as const),
  ...['g', 'gm', 'gram'].map((word) => [word, { unit: 'G', factor: 1 }] as const),
  ['kg', { unit: 'G', factor: 1000 }],
  ['piece', { unit: 'PIECE', factor: 1 }],
])
const PIECES = { unit: 'PIECE', factor: 1 } as const

/** The last name in a text decides: a powder for injection is injected. The first of two with the same end wins. */
const FORM_NAMES: [name: string, form: MedicineForm][] = [
  ['tablet for oral suspension', 'TABLET'],
  ['tablet', 'TABLET'],
  ['capsule', 'CAPSULE'],
  ['dry syrup', 'SUSPENSION'],
  ['syrup', 'SYRUP'],
  ['oral solution', 'SYRUP'],
  ['oral liquid', 'SYRUP'],
  ['expectorant', 'SYRUP'],
  ['ophthalmic suspension', 'DROPS'],
  ['ophthalmic solution', 'DROPS'],
  ['drop', 'DROPS'],
  ['suspension', 'SUSPENSION'],
  ['injection', 'INJECTION'],
  ['infusion', 'INJECTION'],
  ['cream', 'CREAM'],
  ['lotion', 'CREAM'],
  ['ointment', 'OINTMENT'],
  ['gel', 'GEL'],
  ['inhaler', 'INHALER'],
  ['inhalation', 'INHALER'],
  ['rotacap', 'INHALER'],
  ['respule', 'INHALER'],
  ['powder', 'POWDER'],
  ['granule', 'POWDER'],
  ['other', 'OTHER'],
]

/** Next to these words, the number may be a strength or count packs, as in 'box of 5 tablet combikit'. */
const UNCLEAR = new Set(['mg', 'mcg', 'iu', 'x', 's', 'dozen', 'kit', 'combikit'])

/** Matches 'strip of 10 tablets', '60 ml' and '? pieces'. */
const PACK = /^(?:\D* of )?(\d+(?:(?:,\d{2})*,\d{3})?(?:\.\d{1,3})?|\?) ?([a-z]\D*)$/
const UNKNOWN_COUNT = '?'
/** The maximum length. Longer texts are not compared with patterns. */
export const MAX_PACK = 2_000

/** Reads texts such as 'bottle of 60 ml Syrup' or '15 tablets'. Returns null without a clear amount and unit. */
export function readPack(text: string): Pack | null {
  if (text.length > MAX_PACK) return null
  const [, count, contents] = PACK.exec(toOneLine(text).toLowerCase()) ?? []
  if (count === undefined || contents === undefined) return null
  const words = contents.split(/[^a-z]+/).map((word) => word.replace(/(?<=..)s$/, ''))
  if (words.some((word) => UNCLEAR.has(word))) return null
  const { unit, factor } = words.map((word) => COUNTED.get(word)).find(Boolean) ?? PIECES
  const packCount = count === UNKNOWN_COUNT ? null : toCount(count, factor)
  if (packCount !== null && !(packCount > 0 && packCount <= MAX_PACK_COUNT)) return null
  return { form: findForm(words), packCount, packUnit: unit }
}

function toCount(text: string, factor: number): number {
  return Number((Number(text.replaceAll(',', '')) * factor).toFixed(3))
}

function findForm(words: string[]): MedicineForm {
  const text = ` ${words.join(' ')} `
  let [lastEnd, last]: [number, MedicineForm] = [-1, 'OTHER']
  for (const [name, form] of FORM_NAMES) {
    const end = text.lastIndexOf(` ${name} `) + name.length
    if (text.includes(` ${name} `) && end > lastEnd) [lastEnd, last] = [end, form]
  }
  return last
}

const UNIT_TEXTS: Record<PackUnit, { one: string; many: string; form: MedicineForm }> = {
  TABLET: { one: 'tablet', many: 'tablets', form: 'TABLET' },
  CAPSULE: { one: 'capsule', many: 'capsules', form: 'CAPSULE' },
  ML: { one: 'ml', many: 'ml', form: 'OTHER' },
  G: { one: 'g', many: 'g', form: 'OTHER' },
  PIECE: { one: 'piece', many: 'pieces', form: 'OTHER' },
}

/**
 * Formats the shortest text that `readPack` reads back: '15 tablets', '60 ml syrup', '1 piece injection', '? ml drops'.
 */
export function formatPack({ form, packCount, packUnit }: Pack): string {
  const { one, many, form: implied } = UNIT_TEXTS[packUnit]
  const amount = `${packCount ?? UNKNOWN_COUNT} ${packCount === 1 ? one : many}`
  return form === implied ? amount : `${amount} ${form.toLowerCase()}`
}

/** Creates the medicine data. Null stands for an unreadable pack. */
export function toMedicine(pack: Pack | null, schedule: DrugSchedule): MedicineRecord {
  return { ...(pack ?? { form: 'OTHER', packCount: null, packUnit: 'PIECE' }), schedule }
}
