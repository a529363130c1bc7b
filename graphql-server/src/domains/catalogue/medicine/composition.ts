import { toOneLine } from '../../../lib/text-checks.ts'
import { readSubstances, substanceKey } from './ingredient-names.ts'

export interface Strength {
  amount: number
  /** One of the spellings in `UNITS`. */
  unit: string
  /** The amount of liquid, cream or powder that contains it. Missing for the strength per unit. */
  per?: { amount: number; unit: 'ml' | 'g' }
}

export interface Ingredient {
  name: string
  /** Null if the composition says that it is not available. */
  strength: Strength | null
}

/** A unit in its usual spelling, and its size in the smallest comparable unit. Only equal bases are compared. */
interface Unit {
  text: string
  base: string
  factor: number
}

/** Keys are spellings in lower case without spaces. */
const UNITS = new Map<string, Unit>(
  [
    unit('mcg', 'mass', 1, 'µg', 'ug', 'microgram', 'micrograms'),
    unit('mg', 'mass', 1000, 'milligram', 'milligrams'),
    unit('g', 'mass', 1_000_000, 'gm', 'gms', 'gram', 'grams'),
    unit('ml', 'volume', 1),
    unit('IU', 'IU', 1),
    unit('million IU', 'IU', 1_000_000),
    unit('units', 'units', 1, 'unit', 'u'),
    unit('lac units', 'units', 100_000, 'lakhunits'),
    unit('%', '%', 1),
    unit('% w/w', '% w/w', 1),
    unit('% w/v', '% w/v', 1),
    unit('% v/v', '% v/v', 1),
    unit('million spores', 'spores', 1),
    unit('billion spores', 'spores', 1000),
    unit('million cells', 'cells', 1),
    unit('billion cells', 'cells', 1000),
    unit('AU', 'AU', 1),
    unit('OU', 'OU', 1),
    unit('LF', 'LF', 1),
    unit('D antigen units', 'D antigen units', 1, 'dantigenunit'),
    unit('ppm', 'ppm', 1),
  ].flat(),
)

function unit(text: string, base: string, factor: number, ...others: string[]): [string, Unit][] {
  return [bare(text), ...others].map((spelling) => [spelling, { text, base, factor }])
}

function bare(text: string): string {
  return text.toLowerCase().replaceAll(' ', '')
}

const NUMBER = String.raw`\d[\d,]*(?:\.\d+)?|\.\d+`
/** Matches '125mg', '125 mg / 5 ml', '10 mg in 5 ml' and '5mg/ml'. */
const STRENGTH = new RegExp(
  String.raw`^(${NUMBER})\s*([^\d].*?)(?:\s*(?:/|\bin\b)\s*(${NUMBER})?\s*(ml|g|gm))?$`,
  'i',
)
/** Matches 'Paracetamol (650mg)'. */
const IN_PARENTHESES = /^(.+?)\s*\(([^()]*)\)$/
/** Matches 'Vitamin D3 250 IU': the strength begins with the last number before a letter or '%'. */
const AT_THE_END = new RegExp(
  String.raw`^(.+?)\s+((?:${NUMBER})\s*[a-zµ%][a-zµ%/ ]*(?:(?:/|\bin\b)\s*(?:${NUMBER})?\s*(?:ml|g|gm))?)$`,
  'i',
)
const UNKNOWN_STRENGTH = /^n\.?\s?a\.?$/i
const IN_NUMBER = /^,\d{2,3}\b/
const MAX_INGREDIENTS = 60
/** The maximum length. Longer texts are not compared with patterns. */
export const MAX_COMPOSITION = 1_000

/**
 * Reads texts such as 'Amoxycillin (500mg) + Clavulanic Acid (125mg)', 'Paracetamol 650 mg' or 'Dextromethorphan 10 mg
 * in 5 ml'. Returns null if any part cannot be read completely.
 */
export function readComposition(text: string): Ingredient[] | null {
  if (text.length > MAX_COMPOSITION) return null
  const parts = splitParts(toOneLine(text))
  if (parts.length > MAX_INGREDIENTS) return null
  const ingredients = parts.map((part) => readIngredient(part.trim()))
  return ingredients.every((each) => each !== null) ? ingredients : null
}

/**
 * Splits at '+' and ',', except within parentheses or numbers: a part is within parentheses if the next one closes.
 * Reads from the end, in one pass.
 */
function splitParts(text: string): string[] {
  const parts: string[] = []
  let [end, isWithin] = [text.length, false]
  for (let at = text.length - 1; at >= 0; at -= 1) {
    const sign = text.charAt(at)
    if (sign === '(' || sign === ')') isWithin = sign === ')'
    const isSeparator = sign === '+' || (sign === ',' && !IN_NUMBER.test(text.slice(at, at + 5)))
    if (!isSeparator || isWithin) continue
    parts.unshift(text.slice(at + 1, end))
    end = at
  }
  return [text.slice(0, end), ...parts]
}

function readIngredient(text: string): Ingredient | null {
  const [, name, strengthText] = IN_PARENTHESES.exec(text) ?? AT_THE_END.exec(text) ?? []
  if (name === undefined || strengthText === undefined || !/\p{L}/u.test(name)) return null
  if (UNKNOWN_STRENGTH.test(strengthText.trim())) return { name: toName(name), strength: null }
  const strength = readStrength(strengthText.trim())
  return strength && { name: toName(name), strength }
}

function readStrength(text: string): Strength | null {
  const whole = readAmount(/^(\S+?)\s*([a-zµ%].*)$/i.exec(text))
  if (whole) return whole
  const parts = STRENGTH.exec(text)
  const amount = readAmount(parts)
  const per = parts?.[3] === undefined ? 1 : toNumber(parts[3])
  if (!amount || !parts?.[4] || !(per > 0)) return null
  return { ...amount, per: { amount: per, unit: /^ml$/i.test(parts[4]) ? 'ml' : 'g' } }
}

function readAmount(parts: RegExpExecArray | null): { amount: number; unit: string } | null {
  const amount = toNumber(parts?.[1] ?? '')
  const known = UNITS.get(bare(parts?.[2] ?? ''))
  return known && amount > 0 ? { amount, unit: known.text } : null
}

function toNumber(text: string): number {
  return new RegExp(`^(?:${NUMBER})$`).test(text) ? Number(text.replaceAll(',', '')) : Number.NaN
}

/** Capitalizes words in lower case, and leaves others as they are, such as 'D3' and 'DHA'. */
function toName(text: string): string {
  return text.trim().replace(/(?<![\p{L}\p{N}'’])\p{Ll}/gu, (letter) => letter.toUpperCase())
}

/** Formats '650 mg', '125 mg / 5 ml', '5 mg / ml' or '1% w/w'. */
export function formatStrength({ amount, unit, per }: Strength): string {
  const text = unit.startsWith('%') ? `${amount}${unit}` : `${amount} ${unit}`
  if (!per) return text
  return per.amount === 1 ? `${text} / ${per.unit}` : `${text} / ${per.amount} ${per.unit}`
}

/**
 * Returns the same text for equal strengths in different units: 0.5 g is 500 mg, and 125 mg in 5 ml is 25 mg in 1 ml.
 */
export function strengthKey({ amount, unit, per }: Strength): string {
  const { base, factor } = UNITS.get(bare(unit)) ?? { base: unit, factor: 1 }
  const value = Number(((amount * factor) / (per?.amount ?? 1)).toPrecision(9))
  return per ? `${value} ${base}/${per.unit}` : `${value} ${base}`
}

/** Returns the same key for all names of one ingredient and salt. Prices are compared only within one salt. */
export function ingredientKey({ name }: Ingredient): string {
  const names = readSubstances(name).map(({ substance, salt }) => `${substance} ${salt}`.trim())
  return names.join(' / ') || name.toLowerCase()
}

const PER = String.raw`(?:\s*(?:/|\bper\b|\bin\b)\s*(?:${NUMBER})?\s*(?:ml|gm?|spray|dose)\b)?`
const AMOUNTS = new RegExp(
  String.raw`(?:${NUMBER})\s*(?:(?:million|billion|lac|lakh)\s*)?(?:%(?:\s*[wv]/[wv])?|(?:mc?g|[µu]g|g|gms?|grm|ml|iu|units?|u|au|ou|lf|ppm|spores|cells|micrograms?|milligrams?|grams?)\b${PER})`,
  'gi',
)
const BEFORE_NAMES = /^.*\bcontains?\b:?/i
const AFTER_NAMES = /\b(?:excipients?|colou?rs?)\b.*$/i
const BETWEEN_NAMES = /[+&;,]|\band\b|\bwith\b/i
/** Words between two names of one ingredient. The strength belongs to the second name. */
const SAME = /\b(?:equivalent to|eq\.? ?to|e\.q\.)/gi

/**
 * Lists the names of each ingredient in a composition, also if its strengths cannot be read: for a question, not to be
 * shown. Salts are left out.
 */
export function listSubstances(text: string): string[][] {
  const names = toOneLine(text.slice(0, MAX_COMPOSITION))
    .replace(/\([+±-]\)/g, ' ')
    .replace(/\bco-?trimoxazole\b/gi, 'sulfamethoxazole + trimethoprim')
    .replace(/\bco-?amoxiclav\b/gi, 'amoxicillin + clavulanic acid')
    .replace(BEFORE_NAMES, '')
    .replace(AFTER_NAMES, '')
    .replace(AMOUNTS, ' ')
    .replace(SAME, '/')
  return names
    .split(BETWEEN_NAMES)
    .map((part) => [...new Set(readSubstances(part).map(substanceKey))])
    .filter((keys) => keys.length > 0)
}
