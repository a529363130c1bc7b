/** The texts that begin with a text, as a range of the database, which an index serves; a pattern would scan. */
export function prefixRange(text: string): { $gte: string; $lt: string } {
  return { $gte: text, $lt: `${text}\uffff` }
}
