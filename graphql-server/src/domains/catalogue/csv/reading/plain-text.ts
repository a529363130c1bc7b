import { toOneLine } from '../../../../lib/text-checks.ts'
import { namesOf } from '../../record/product-fields.ts'
import type { ImportedProduct } from './product-row.ts'

/** Entities in texts from shop websites, besides numeric ones. */
const ENTITIES: Record<string, string> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  bull: '•',
  middot: '·',
  deg: '°',
  micro: 'µ',
  times: '×',
  frac12: '½',
  frac14: '¼',
  frac34: '¾',
  plusmn: '±',
  copy: '©',
  reg: '®',
  trade: '™',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
  eacute: 'é',
  rupee: '₹',
}
const ENTITY = /&(?:#(\d{1,7})|#x([\da-f]{1,6})|([a-z][a-z\d]{1,10}));/gi
/** Tags that begin a new line, and all tags that website texts contain. Others, such as <5 kg>, are text. */
const LINE_TAG = /<(?:br|\/?(?:p|div|ul|ol|tr|table|h[1-6])|li|\/li)(?:\s[^<>]*)?\/?>/gi
const TAG =
  /<\/?(?:a|b|i|u|s|em|strong|small|big|sub|sup|span|font|td|th|tbody|thead|img|hr|section)(?:\s[^<>]*)?\/?>/gi
/** Elements whose contents a website does not show, and comments. One that is not closed reaches to the end. */
const HIDDEN =
  /<(script|style|template|iframe|object)\b[^<>]*>[\s\S]*?(?:<\/\1\s*>|$)|<!--[\s\S]*?(?:-->|$)/gi
const NOT_SHOWN = /[^\P{Cc}\n\t]/gu

/**
 * Replaces tags and entities in texts that were copied from a website, because customers see texts as they are. Drops
 * scripts and everything else that the website did not show. Any other text that consists only of tags stays.
 */
export function withPlainTexts(product: ImportedProduct): ImportedProduct {
  const { description, details, categories, subCategories } = product
  const plain: ImportedProduct = { ...product }
  for (const field of namesOf('line')) {
    const text = product[field]
    if (text !== undefined) plain[field] = line(text)
  }
  if (description !== undefined) plain.description = withoutTags(description)
  if (categories) plain.categories = categories.map(line)
  if (subCategories) plain.subCategories = subCategories.map(line)
  if (details) {
    plain.details = details
      .map(({ name, value }) => ({ name, value: withoutTags(value) }))
      .filter(({ value }) => value !== '')
  }
  return plain
}

function line(text: string): string {
  return text.includes('&') ? toOneLine(decoded(text)) || text : text
}

function withoutTags(text: string): string {
  if (!/[<&]/.test(text)) return text
  const shown = text.replace(HIDDEN, '').trim()
  const plain = decoded(shown.replace(LINE_TAG, '\n').replace(TAG, ''))
    .split('\n')
    .map((each) => each.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .replace(NOT_SHOWN, '')
    .trim()
  return plain || shown
}

function decoded(text: string): string {
  return text.replace(ENTITY, (entity, decimal?: string, hex?: string, name?: string) => {
    if (name !== undefined) return ENTITIES[name.toLowerCase()] ?? entity
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal)
    const isCharacter = code > 0 && code <= 0x10_ff_ff && !(code >= 0xd8_00 && code <= 0xdf_ff)
    return isCharacter ? String.fromCodePoint(code) : entity
  })
}
