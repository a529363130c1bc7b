import { pick, type Random, randomFrom } from '../../src/lib/random.ts'

export interface LabelledQuery {
  kind: string
  text: string
  /** Titles, models or compositions that the person looks for. The query must find one such product. */
  targets: readonly string[]
}

export interface NamedProduct {
  /** Brand and name, as on the pack. */
  title: string
  /** The name that many makers use for this product. */
  model: string
  brand: string
  composition: string
  unit: string
}

/** A way to ask for a product that the person knows. */
interface Way {
  target: 'title' | 'model' | 'composition'
  /** Returns null if the product cannot be requested in this way. */
  toText: (product: NamedProduct, random: Random) => string | null
}

const WAYS: Record<string, Way> = {
  exact: { target: 'title', toText: ({ title }) => title },
  prefix: {
    target: 'title',
    toText: ({ title }) => withLongest(title, (word) => word.slice(0, -2)),
  },
  typo: {
    target: 'title',
    toText: ({ title }, random) => withLongest(title, (word) => mistype(word, random)),
  },
  transposed: {
    target: 'title',
    toText: ({ title }, random) => withLongest(title, (word) => transpose(word, random)),
  },
  'two words': { target: 'model', toText: ({ model }) => twoLongest(model) },
  reversed: { target: 'title', toText: ({ title }) => wordsOf(title).reverse().join(' ') },
  size: { target: 'title', toText: ({ title, unit }) => `${title} ${unit}` },
  brand: { target: 'model', toText: ({ brand, model }) => (brand ? `${brand} ${model}` : null) },
  composition: { target: 'composition', toText: ({ composition }) => composition || null },
}

const PER_KIND = 60

/** Makes queries of each kind for some products, always the same ones. */
export function madeQueries(products: readonly NamedProduct[]): LabelledQuery[] {
  const random = randomFrom(20)
  return Object.entries(WAYS).flatMap(([kind, { target, toText }]) => {
    const asked = products.filter((product) => toText(product, random) !== null)
    return Array.from({ length: Math.min(PER_KIND, asked.length) }, () =>
      pick(random, asked),
    ).flatMap((product) => ({
      kind,
      text: toText(product, random) ?? '',
      targets: [product[target]],
    }))
  })
}

const wordsOf = (name: string) => name.toLowerCase().split(' ')

function twoLongest(name: string): string | null {
  const words = wordsOf(name)
  const [first, second] = words.toSorted((a, b) => b.length - a.length)
  return first === undefined || second === undefined ? null : `${first} ${second}`
}

/** Changes the name's longest word, if it has at least five letters. */
function withLongest(name: string, change: (word: string) => string): string | null {
  const words = wordsOf(name)
  const longest = words.reduce((best, word) => (word.length > best.length ? word : best), '')
  if (!/^[a-z]{5,}$/.test(longest)) return null
  return words.map((word) => (word === longest ? change(word) : word)).join(' ')
}

/** Leaves out, doubles or replaces a letter after the first. */
function mistype(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 1))
  const wrong = pick(random, ['', `${word[at]}${word[at]}`, 'e', 'r', 'a'])
  return word.slice(0, at) + wrong + word.slice(at + 1)
}

function transpose(word: string, random: Random): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  return word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2)
}
