import type {
  DrugSchedule,
  MedicineFinding,
  MedicineForm,
} from '../../../contract/types.generated.ts'
import { groupBy } from '../../../lib/database/loaders.ts'
import { medicineFindingTexts } from '../messages.ts'
import { listSubstances, readComposition, strengthKey } from './composition.ts'
import { type MedicineRecord, SCHEDULES } from './medicine-fields.ts'
import { BANNED, type BannedComposition, LISTED, type ListedSubstance } from './medicine-lists.ts'

/** The parts of a product that decide whether an admin is asked about it. */
export interface CheckedMedicine {
  composition: string
  /** Null if the product is not a medicine. */
  form: MedicineForm | null
  /** Whether it is for the skin. */
  isExternal: boolean
  schedule: DrugSchedule
  isNarcotic: boolean
  /** The keys of the findings that an admin has looked at. */
  checked: string[]
}

/** A product, as far as its findings depend on it. */
export interface CheckedSource {
  name: string
  unit?: string
  composition?: string | undefined
  medicine?: Pick<MedicineRecord, 'form' | 'schedule'> | null | undefined
  narcotic?: boolean | undefined
  checkedFindings?: string[] | undefined
}

const EXTERNAL: readonly MedicineForm[] = ['CREAM', 'OINTMENT', 'GEL']
/** Preparations for these stay in schedule H1. Source: note to schedule H1 of the Drugs Rules, 1945. */
const EYE_EAR_NOSE = /\b(?:eyes?|ears?|nose|nasal|ophthalmic|otic)\b/i

/** Null if nothing is known about the product's ingredients. */
export function toCheckedMedicine(product: CheckedSource): CheckedMedicine | null {
  const { name, unit = '', composition = '', medicine, narcotic = false, checkedFindings } = product
  if (composition === '') return null
  return {
    composition,
    form: medicine?.form ?? null,
    isExternal:
      medicine != null && EXTERNAL.includes(medicine.form) && !EYE_EAR_NOSE.test(`${name} ${unit}`),
    schedule: medicine?.schedule ?? 'NONE',
    isNarcotic: narcotic,
    checked: checkedFindings ?? [],
  }
}

/** Finds the contradictions between a medicine and the lists on a day, such as '2026-11-29'. */
export type CheckMedicine = (medicine: CheckedMedicine, day: string) => MedicineFinding[]

const byIngredient = indexBy(LISTED, ({ ingredient }) => ingredient)
const strictness = (schedule: DrugSchedule) => SCHEDULES.indexOf(schedule)

/** @param watched The shop's own list, in the form of `BANNED`. */
export function createMedicineCheck(watched: readonly string[]): CheckMedicine {
  const bans = createBans(BANNED)
  const own = createBans(watched.map((composition) => ({ composition, source: '' })))
  return (medicine, day) => {
    const ingredients = listSubstances(medicine.composition)
    const listed = find(byIngredient, ingredients).filter(({ from = '' }) => from <= day)
    return [
      ...findSchedules(listed, medicine),
      ...findMarks(listed, medicine),
      ...bans(ingredients, medicine).map((ban) => toFinding('BANNED', ban)),
      ...own(ingredients, medicine).map((ban) => toFinding('WATCHED', ban)),
    ].filter(({ key }) => !medicine.checked.includes(key))
  }
}

/** The strictest schedule of the ingredients, unless the product's own is as strict. */
function findSchedules(
  listed: ListedSubstance[],
  { schedule: current, isExternal }: CheckedMedicine,
): MedicineFinding[] {
  const rows = listed.flatMap(({ schedule, ...row }) =>
    schedule && !(schedule === 'H1' && isExternal) ? [{ ...row, schedule }] : [],
  )
  const strictest = Math.max(strictness(current), ...rows.map((row) => strictness(row.schedule)))
  if (strictest === strictness(current)) return []
  return rows
    .filter(({ schedule }) => strictness(schedule) === strictest)
    .map(({ ingredient, schedule, source, note = '' }) => ({
      ...{ key: `${schedule} ${ingredient}`, kind: 'SCHEDULE' as const, schedule },
      message: medicineFindingTexts.FINDING_SCHEDULE({
        ingredient,
        schedule,
        source,
        note: toNote(note),
      }).message,
    }))
}

function findMarks(listed: ListedSubstance[], { isNarcotic }: CheckedMedicine): MedicineFinding[] {
  if (isNarcotic) return []
  return listed
    .filter((row) => row.isNarcotic)
    .map(({ ingredient, source, note = '' }) => ({
      ...{ key: `narcotic ${ingredient}`, kind: 'MARK' as const, schedule: null },
      message: medicineFindingTexts.FINDING_MARK({ ingredient, source, note: toNote(note) })
        .message,
    }))
}

function toFinding(
  kind: 'BANNED' | 'WATCHED',
  { composition, source, note = '' }: BannedComposition,
): MedicineFinding {
  const { message } =
    kind === 'BANNED'
      ? medicineFindingTexts.FINDING_BANNED({ composition, source, note: toNote(note) })
      : medicineFindingTexts.FINDING_WATCHED({ composition })
  return { key: `${kind.toLowerCase()} ${composition}`, kind, message, schedule: null }
}

/** Creates a function that finds the rows that match a medicine's ingredients. */
function createBans(rows: readonly BannedComposition[]) {
  const read = rows.map((row) => ({ row, names: listSubstances(row.composition) }))
  const byFirst = indexBy(read, ({ names }) => names[0]?.[0] ?? '')
  return (ingredients: string[][], medicine: CheckedMedicine): BannedComposition[] =>
    find(byFirst, ingredients)
      .filter(({ row, names }) => hasSame(ingredients, names, row) && fits(medicine, row))
      .map(({ row }) => row)
}

/** One ingredient matches every medicine with it. Several match only a medicine with exactly these. */
function hasSame(
  ingredients: string[][],
  names: string[][],
  { isWithOthers }: BannedComposition,
): boolean {
  if (names.length === 1) return !isWithOthers || ingredients.length > 1
  return (
    names.every((name) => ingredients.some((one) => isSame(one, name))) &&
    ingredients.every((one) => names.some((name) => isSame(one, name)))
  )
}

function isSame(ingredient: string[], name: string[]): boolean {
  return ingredient.some((key) => startsOf(key).some((start) => name.includes(start)))
}

/** Compares form and strengths, where both the row and the product have them. */
function fits(
  { form, composition }: CheckedMedicine,
  { forms, ...row }: BannedComposition,
): boolean {
  if (forms && form && !forms.includes(form)) return false
  const wanted = readComposition(row.composition)
  const found = wanted && readComposition(composition)
  if (!found) return true
  return wanted.every(({ name, strength }) => {
    const names = listSubstances(name).flat()
    const one = found.find((each) => isSame(listSubstances(each.name).flat(), names))
    return !strength || !one?.strength || strengthKey(strength) === strengthKey(one.strength)
  })
}

function indexBy<Row>(rows: readonly Row[], nameOf: (row: Row) => string): Map<string, Row[]> {
  return groupBy([...rows], (row) => [nameOf(row)])
}

/** Finds the rows for an ingredient, each once. Words after a name in a composition describe it further. */
function find<Row>(index: ReadonlyMap<string, Row[]>, ingredients: string[][]): Row[] {
  const starts = ingredients.flat().flatMap(startsOf)
  return [...new Set(starts.flatMap((start) => index.get(start) ?? []))]
}

/** 'zolpidem', and 'zolpidem sublingual'. */
function startsOf(key: string): string[] {
  const words = key.split(' ')
  return words.map((_word, at) => words.slice(0, at + 1).join(' '))
}

const toNote = (note: string) => note && ` ${note}`
