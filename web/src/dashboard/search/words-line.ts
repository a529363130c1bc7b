export interface Synonym {
  /** A word on products, or several, separated by commas. */
  word: string
  /** The customers' words for it, separated by commas. */
  names: string
  /** Whether the names are brands, whose own products rank above other products with the word. */
  areBrands: boolean
}

/** Writes a synonym as `PublishWordsInput.line` describes. Empty while something is missing. */
export function toWordsLine({ word, names, areBrands }: Synonym): string {
  const words = splitList(word)
  const others = splitList(names)
  if (words.length === 0 || others.length === 0) return ''
  return `${words.join(' | ')}${areBrands ? ' <' : ':'} ${others.join(', ')}`
}

function splitList(text: string): string[] {
  return text
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
}
