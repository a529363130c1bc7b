/**
 * Devanagari consonants as Latin letters, with one letter for sounds that are often spelled alike. Source: ISO 15919,
 * without diacritics and aspiration.
 */
const CONSONANTS = byLetter({
  k: ['क', 'ख'],
  g: ['ग', 'घ'],
  n: ['ङ', 'ञ', 'ण', 'न'],
  ch: ['च', 'छ'],
  j: ['ज', 'झ'],
  t: ['ट', 'ठ', 'त', 'थ'],
  d: ['ड', 'ढ', 'द', 'ध'],
  p: ['प'],
  f: ['फ'],
  b: ['ब', 'भ'],
  m: ['म'],
  y: ['य'],
  r: ['र'],
  l: ['ल', 'ळ'],
  v: ['व'],
  s: ['श', 'ष', 'स'],
  h: ['ह'],
})

/** Vowels, as letters and as signs after a consonant, and nasal signs. */
const VOWELS = byLetter({
  a: ['अ', 'आ', 'ा'],
  i: ['इ', 'ई', 'ि', 'ी'],
  u: ['उ', 'ऊ', 'ु', 'ू'],
  ri: ['ऋ', 'ृ'],
  e: ['ए', 'ऐ', 'ऍ', 'े', 'ै', 'ॅ'],
  o: ['ऑ', 'ओ', 'औ', 'ॉ', 'ो', 'ौ'],
})
const NASALS = new Set(['ं', 'ँ'])
const VIRAMA = '्'

const DEVANAGARI = /\p{Script=Devanagari}/u

/** Returns the Latin spelling for each letter. */
function byLetter(spellings: Record<string, string[]>): Map<string, string> {
  return new Map(
    Object.entries(spellings).flatMap(([latin, letters]) =>
      letters.map((letter) => [letter, latin] as const),
    ),
  )
}

export function isDevanagari(word: string): boolean {
  return DEVANAGARI.test(word)
}

/** Rules that unify usual spellings of Indian words, applied in order. */
const RULES: [RegExp, string][] = [
  [/ph/g, 'f'],
  [/chh?/g, '\0'],
  [/sc?h/g, 's'],
  [/ck|q/g, 'k'],
  [/x/g, 'ks'],
  [/c(?=[eiy])/g, 's'],
  [/c/g, 'k'],
  [/\0/g, 'c'],
  [/([kgjtdb])h/g, '$1'],
  [/w/g, 'v'],
  [/z/g, 'j'],
  [/ee|ii/g, 'i'],
  [/oo|ou|uu/g, 'u'],
  [/a[iy]|e[iy]/g, 'e'],
  [/au/g, 'o'],
  [/ui/g, 'i'],
  [/y$/g, 'i'],
  [/(.)\1+/g, '$1'],
]

/**
 * A word's approximate sound, which is the same for 'aloo', 'alu' and 'आलू'. Numbers stay as they are, and so do words
 * in other scripts.
 */
export function soundOf(word: string): string {
  if (/\d/.test(word)) return word
  let sound = isDevanagari(word) ? toLatin(word) : word
  for (const [spelling, common] of RULES) sound = sound.replace(spelling, common)
  return sound
}

function toLatin(word: string): string {
  let latin = ''
  for (const letter of word) {
    const consonant = CONSONANTS.get(letter)
    const vowel = VOWELS.get(letter)
    if (consonant !== undefined) latin += `${consonant}ə`
    else if (vowel !== undefined) latin = withoutSchwa(latin) + vowel
    else if (NASALS.has(letter)) latin += 'n'
    else if (letter === VIRAMA) latin = withoutSchwa(latin)
  }
  return dropSilentVowels(latin)
}

function withoutSchwa(latin: string): string {
  return latin.endsWith('ə') ? latin.slice(0, -1) : latin
}

/**
 * A consonant's short vowel is silent at the end of a word, and between two syllables. Source: Narasimhan and others,
 * 'Schwa-deletion in Hindi text-to-speech synthesis', 2004, simplified.
 */
function dropSilentVowels(latin: string): string {
  return withoutSchwa(latin)
    .replace(/([aeiouə][^aeiouə])ə(?=[^aeiouə][aeiouə])/g, '$1')
    .replaceAll('ə', 'a')
}
