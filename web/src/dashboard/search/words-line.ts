export interface Synonym {
  /** A word on products, or several, separated by commas. */
  word: string
  /** What customers call it, separated by commas. */
  names: string
  /** Whether the names are brands, whose own products rank above those of the word. */
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
