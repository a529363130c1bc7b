interface Part {
  part: string
  /** Whether the user typed it; otherwise it completes the typed query. */
  isMatch: boolean
}

const WORD = /([\p{L}\p{M}\p{N}]+)/u

/** Splits a suggestion where its words begin with a typed word. */
export function splitMatches(text: string, typed: string): Part[] {
  const typedWords = typed
    .toLowerCase()
    .split(WORD)
    .filter((word) => WORD.test(word))
  const parts: Part[] = []
  const add = (part: string, isMatch: boolean) => {
    const last = parts.at(-1)
    if (last?.isMatch === isMatch) last.part += part
    else if (part !== '') parts.push({ part, isMatch })
  }
  for (const word of text.split(WORD)) {
    const matches = typedWords.filter((each) => word.toLowerCase().startsWith(each))
    const length = Math.max(0, ...matches.map((each) => each.length))
    if (length > 0) add(word.slice(0, length), true)
    if (length < word.length) add(word.slice(length), false)
  }
  return parts
}
