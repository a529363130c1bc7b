/** Filters strings that start with a prefix. Unlike a regular expression, this filter can use an index. */
export function prefixRange(text: string): { $gte: string; $lt: string } {
  return { $gte: text, $lt: `${text}\uffff` }
}
