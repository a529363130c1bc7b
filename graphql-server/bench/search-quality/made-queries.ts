import { pick, type Random, randomFrom } from '../../test/support/random.ts'

export interface LabelledQuery {
  kind: string
  text: string
  /** The names of the products that the person looks for. The query finds one of them. */
  names: readonly string[]
}

interface NamedProduct {
  name: string
  /** The name without its maker. */
  model: string
  unit: string
}

/** How a person asks for a product whose name they know. Null if the name is too short for that. */
const WAYS: Record<string, (product: NamedProduct, random: Random) => string | null> = {
  exact: ({ name }) => name,
  prefix: ({ name }) => withLongest(name, (word) => word.slice(0, -2)),
  typo: ({ name }, random) => withLongest(name, (word) => mistype(word, random)),
  transposed: ({ name }, random) => withLongest(name, (word) => transpose(word, random)),
  'two words': ({ model }) => twoLongest(model),
  reversed: ({ name }) => wordsOf(name).reverse().join(' '),
  size: ({ name, unit }) => `${name} ${unit}`,
}

const PER_KIND = 60

/** Queries of each kind for some of the products, always the same ones. */
export function madeQueries(products: readonly NamedProduct[]): LabelledQuery[] {
  const random = randomFrom(20)
  return Object.entries(WAYS).flatMap(([kind, toText]) =>
    Array.from({ length: PER_KIND }, () => pick(random, products)).flatMap((product) => {
      const text = toText(product, random)
      const names = [kind === 'two words' ? product.model : product.name]
      return text === null ? [] : [{ kind, text, names }]
    }),
  )
}

const wordsOf = (name: string) => name.toLowerCase().split(' ')

function twoLongest(name: string): string | null {
  const words = wordsOf(name)
  const [first, second] = words.toSorted((a, b) => b.length - a.length)
  return first === undefined || second === undefined ? null : `${first} ${second}`
}

/** The name with its longest word changed, if it has at least five letters. */
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
