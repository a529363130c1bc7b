/** A filter for texts that start with a prefix. Unlike a regular expression, it can use an index. */
export function prefixRange(text: string): { $gte: string; $lt: string } {
  return { $gte: text, $lt: `${text}\uffff` }
}
