/**
 * The consonants of Devanagari as Latin letters, with one letter for sounds that are often spelled alike. Source: ISO
 * 15919, without diacritics and aspiration.
 */
const CONSONANTS = new Map(
  Object.entries({
    ...{ क: 'k', ख: 'k', ग: 'g', घ: 'g', ङ: 'n', च: 'ch', छ: 'ch', ज: 'j', झ: 'j', ञ: 'n' },
    ...{ ट: 't', ठ: 't', ड: 'd', ढ: 'd', ण: 'n', त: 't', थ: 't', द: 'd', ध: 'd', न: 'n' },
    ...{ प: 'p', फ: 'f', ब: 'b', भ: 'b', म: 'm', य: 'y', र: 'r', ल: 'l', ळ: 'l', व: 'v' },
    ...{ श: 's', ष: 's', स: 's', ह: 'h' },
  }),
)

/** Vowels, as letters and as signs that follow a consonant, and nasal signs. */
const VOWELS = new Map(
  Object.entries({
    ...{ अ: 'a', आ: 'a', इ: 'i', ई: 'i', उ: 'u', ऊ: 'u', ऋ: 'ri', ए: 'e', ऐ: 'e', ऍ: 'e' },
    ...{ ऑ: 'o', ओ: 'o', औ: 'o', 'ा': 'a', 'ि': 'i', 'ी': 'i', 'ु': 'u', 'ू': 'u' },
    ...{ 'ृ': 'ri', 'े': 'e', 'ै': 'e', 'ॅ': 'e', 'ॉ': 'o', 'ो': 'o', 'ौ': 'o' },
  }),
)
const NASALS = new Set(['ं', 'ँ'])
const VIRAMA = '्'

const DEVANAGARI = /\p{Script=Devanagari}/u

export function isDevanagari(word: string): boolean {
  return DEVANAGARI.test(word)
}

/** What usual spellings of Indian words have in common, one after the other. */
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
 * How a word sounds, roughly: the same for 'aloo', 'alu' and 'आलू'. Numbers stay as they are. Words of other scripts
 * are returned unchanged.
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
 * The short vowel of a consonant is silent at the end of a word, and between two syllables. Source: Narasimhan and
 * others, 'Schwa-deletion in Hindi text-to-speech synthesis', 2004, simplified.
 */
function dropSilentVowels(latin: string): string {
  return withoutSchwa(latin)
    .replace(/([aeiouə][^aeiouə])ə(?=[^aeiouə][aeiouə])/g, '$1')
    .replaceAll('ə', 'a')
}
