/*
 * jsdom matches all rules of the page's style sheets whenever a query by role asks whether an element is shown, which
 * took a tenth of the time of all page tests. This module keeps only the rules that decide that, and those with
 * transforms, which a test reads, in their order. A worker's test files share the style sheets, so it stays in force.
 */

interface Sheet {
  insertRule: (this: CSSStyleSheet, rule: string, index?: number) => number
  deleteRule: (this: CSSStyleSheet, index: number) => void
}

const prototype: Sheet = CSSStyleSheet.prototype
const { insertRule, deleteRule } = prototype

/** Whether each rule that was added to a sheet was kept. */
const keptRules = new WeakMap<CSSStyleSheet, boolean[]>()

function listRules(sheet: CSSStyleSheet): boolean[] {
  const rules = keptRules.get(sheet) ?? []
  keptRules.set(sheet, rules)
  return rules
}

const countKept = (rules: readonly boolean[], end: number) =>
  rules.slice(0, end).filter(Boolean).length

prototype.insertRule = function insertShownRule(rule, index = 0) {
  const rules = listRules(this)
  const isKept = /(?:display|visibility|pointer-events|transform):/.test(rule)
  if (isKept) insertRule.call(this, rule, countKept(rules, index))
  rules.splice(index, 0, isKept)
  return index
}

prototype.deleteRule = function deleteShownRule(index) {
  const rules = listRules(this)
  if (rules[index]) deleteRule.call(this, countKept(rules, index))
  rules.splice(index, 1)
}
