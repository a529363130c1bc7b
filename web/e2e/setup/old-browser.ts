import type { BrowserContext } from 'playwright-core'

/** The APIs that one of the oldest supported browsers lacks, by their object. */
const MISSING: Record<string, readonly string[]> = {
  Array: ['fromAsync'],
  Object: ['groupBy'],
  Map: ['groupBy'],
  Promise: ['withResolvers', 'try'],
  RegExp: ['escape'],
  Error: ['isError'],
  Math: ['sumPrecise'],
  URL: ['parse', 'canParse'],
  AbortSignal: ['any'],
  ReadableStream: ['from'],
  Intl: ['DurationFormat'],
  Uint8Array: ['fromBase64', 'fromHex'],
  'Uint8Array.prototype': ['toBase64', 'toHex'],
  'ArrayBuffer.prototype': ['transfer', 'transferToFixedLength'],
  'Set.prototype': [
    ...['union', 'intersection', 'difference', 'symmetricDifference'],
    ...['isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
  ],
  'Iterator.prototype': [
    ...['map', 'filter', 'take', 'drop', 'flatMap', 'reduce', 'toArray', 'forEach'],
    ...['some', 'every', 'find'],
  ],
  'Document.prototype': ['startViewTransition', 'wasDiscarded'],
  'Element.prototype': ['checkVisibility', 'moveBefore', 'setHTMLUnsafe', 'getHTML'],
  'HTMLElement.prototype': ['showPopover', 'hidePopover', 'togglePopover', 'popover'],
  window: [
    ...['Iterator', 'requestIdleCallback', 'cancelIdleCallback', 'navigation', 'scheduler'],
    ...['cookieStore', 'CloseWatcher', 'EditContext', 'PressureObserver', 'Temporal'],
  ],
}

/** Removes the newest APIs from every page in the context before its scripts run. */
export async function removeNewApis(context: BrowserContext): Promise<void> {
  await context.addInitScript((missing: Record<string, readonly string[]>) => {
    for (const [path, names] of Object.entries(missing)) {
      let owner: unknown = window
      for (const name of path.split('.')) {
        owner = owner instanceof Object ? Reflect.get(owner, name) : undefined
      }
      for (const name of names) if (owner instanceof Object) Reflect.deleteProperty(owner, name)
    }
  }, MISSING)
}
