/*
 * Queries by role read the computed styles of most elements on a page. jsdom applies every rule to each of them, which
 * took a quarter of the time of all page tests. This module replaces `getComputedStyle`. It computes only the properties
 * that decide whether an element is shown and can be clicked, and the transform, which a test reads. It ignores
 * `!important` and all rules for media queries and pseudo-elements. Test files in a worker share their style sheets, so
 * the replacement stays for the whole run.
 */

const PROPERTIES = ['display', 'visibility', 'pointer-events', 'transform'] as const
type Property = (typeof PROPERTIES)[number]
type Values = Partial<Record<Property, string>>

interface Rule {
  selector: string
  /** The class or tag that each matching element has, or `*`. */
  key: string
  specificity: number
  values: Values
}

interface Sheet {
  insertRule: (this: CSSStyleSheet, rule: string, index?: number) => number
  deleteRule: (this: CSSStyleSheet, index: number) => void
}

/** The rules of each text that was inserted. jsdom's own list stays empty. */
const insertedRules = new WeakMap<CSSStyleSheet, Rule[][]>()
let rulesByKey: Map<string, Rule[]> | null = null

function changeRules(sheet: CSSStyleSheet, change: (rules: Rule[][]) => void) {
  const rules = insertedRules.get(sheet) ?? []
  insertedRules.set(sheet, rules)
  change(rules)
  rulesByKey = null
}

const prototype: Sheet = CSSStyleSheet.prototype
prototype.insertRule = function insertShownRule(rule, index = 0) {
  changeRules(this, (rules) => rules.splice(index, 0, parseRule(rule)))
  return index
}
prototype.deleteRule = function deleteShownRule(index) {
  changeRules(this, (rules) => rules.splice(index, 1))
}

/** Returns a rule for each selector in the list. */
function parseRule(text: string): Rule[] {
  const [, selectors = '', block = ''] = /^([^@{}]+)\{([^{}]*)\}$/.exec(text) ?? []
  const values = parseValues(block)
  if (Object.keys(values).length === 0) return []
  return selectors
    .split(/,(?![^(]*\))/)
    .filter((selector) => !selector.includes('::'))
    .map((selector) => ({
      selector,
      key: findKey(selector),
      specificity: getSpecificity(selector),
      values,
    }))
}

function parseValues(block: string): Values {
  const values: Values = {}
  for (const declaration of block.split(';')) {
    const [name, value] = declaration.split(':').map((part) => part.trim())
    const property = PROPERTIES.find((each) => each === name)
    if (property) values[property] = value
  }
  return values
}

function findKey(selector: string): string {
  const subject = selector
    .replaceAll(/\(.*?\)/g, '')
    .split(/[\s>+~]+/)
    .at(-1)
  return /^\.?[\w-]+/.exec(subject ?? '')?.[0] ?? '*'
}

function getSpecificity(selector: string): number {
  const classes = selector.match(/[.[]|:(?!not\()/g) ?? []
  const tags = selector.match(/(?<=^|[\s>+~])[a-z]/g) ?? []
  return classes.length * 100 + tags.length
}

const bySpecificity = (a: Rule, b: Rule) => a.specificity - b.specificity

function indexRules(): Map<string, Rule[]> {
  const index = new Map<string, Rule[]>()
  for (const sheet of document.styleSheets)
    for (const rule of insertedRules.get(sheet)?.flat() ?? [])
      index.set(rule.key, [...(index.get(rule.key) ?? []), rule])
  return index
}

/** Returns the rules for this element. The last one wins. */
function findRules(element: Element): Rule[] {
  const index = (rulesByKey ??= indexRules())
  const classes = (element.getAttribute('class') ?? '').split(' ').map((name) => `.${name}`)
  return ['*', element.localName, ...classes]
    .flatMap((key) => index.get(key) ?? [])
    .filter(({ selector, key }) => selector === key || element.matches(selector))
    .sort(bySpecificity)
}

function getOwnValues(element: Element): Values {
  let values: Values = {}
  for (const rule of findRules(element)) values = { ...values, ...rule.values }
  return { ...values, ...parseValues(element.getAttribute('style') ?? '') }
}

function findInherited(element: Element | null, property: Property): string | undefined {
  if (!element) return undefined
  return getOwnValues(element)[property] ?? findInherited(element.parentElement, property)
}

const getDefaultStyle = getComputedStyle
const defaultDisplays = new Map<string, string>()

/** Returns the display that jsdom's own style sheet gives such an element, wherever it is. */
function getDefaultDisplay(element: Element): string {
  const attributes = ['hidden', 'open', 'type'].map((name) => element.getAttribute(name))
  const key = [element.namespaceURI, element.localName, ...attributes].join('|')
  const known = defaultDisplays.get(key)
  if (known !== undefined) return known
  const copy = document.importNode(element, false)
  copy.removeAttribute('style')
  const { display } = getDefaultStyle(copy)
  defaultDisplays.set(key, display)
  return display
}

const styles = new Map<string, CSSStyleDeclaration>()

function toStyle(text: string): CSSStyleDeclaration {
  const known = styles.get(text)
  if (known) return known
  const { style } = document.createElement('span')
  style.cssText = text
  styles.set(text, style)
  return style
}

window.getComputedStyle = function getShownStyle(element) {
  const { display = getDefaultDisplay(element), transform = 'none' } = getOwnValues(element)
  const visibility = findInherited(element, 'visibility') ?? 'visible'
  const pointerEvents = findInherited(element, 'pointer-events') ?? 'auto'
  return toStyle(
    `display:${display};transform:${transform};visibility:${visibility};pointer-events:${pointerEvents}`,
  )
}
