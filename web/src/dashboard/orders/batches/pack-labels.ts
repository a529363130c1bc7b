import { readExpiry } from './read-expiry.ts'

const BATCH =
  /\b(?:(?:batch|lot)(?![a-z])[\s._]*(?:no(?![a-z])|num(?:ber)?)?|b\.?\s?no?(?![a-z])|l\.?\s?no(?![a-z]))[\s.:=-]*([a-z\d][a-z\d/-]{0,19})/i
const EXPIRY =
  /\b(?:exp(?:iry|iration)?(?![a-z])[\s._]*(?:date|dt)?|use\s+(?:before|by)|u\.?b\.?|ed?(?=[.:=]))[\s.:=-]*([a-z\d][a-z\d\s./'-]*)/i
const GTIN = /\b(?:gtin|ean)\W{0,3}(\d{8,14})\b/i

/** The texts after labels such as 'BATCH NO:'. A text is empty if its label is missing. */
interface Labelled {
  gtin: string
  batch: string
  expiry: string
}

/**
 * Reads a text with labels, as QR codes of schedule H2 have it. Null without labels. The law prescribes no format: G.S.R.
 * 823(E) of 17 November 2022.
 */
export function readLabels(text: string): Labelled | null {
  const expiry = readDate(EXPIRY.exec(text)?.[1] ?? '')
  // A typed batch number may begin like a label.
  if (expiry === '' && !/[:=]/.test(text)) return null
  const batch = BATCH.exec(text)?.[1] ?? ''
  const gtin = GTIN.exec(text)?.[1]?.padStart(14, '0') ?? ''
  return batch + expiry === '' ? null : { gtin, batch, expiry }
}

/** Reads the date at the start of a text, which has up to three words: '31 DEC 2027'. */
function readDate(text: string): string {
  const words = text.split(/\s+/)
  const starts = [3, 2, 1].map((count) => words.slice(0, count).join(' '))
  return starts.map(readExpiry).find(Boolean) ?? ''
}
