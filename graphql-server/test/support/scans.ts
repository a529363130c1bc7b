import { expect } from 'vitest'

/** Operations that scan a whole collection, and why they may. */
const DELIBERATE: Record<string, string> = {
  Home: 'the page shows every category, and a shop has some dozens',
  BrowseCategories: 'a search without a text or results offers every category',
  OtherCategories: 'an empty category offers every other category',
  Choices: 'a filter offers every category that has products',
  ManageCategories: 'the admin sees every category',
  ManageSubCategories: 'the admin sees every category and sub-category',
  ManageSearchWords: 'the admin sees every search test, and there are at most 100',
  ManageWordsPreview: 'each search test is made with the new words',
  ManageProductPlaces: 'the filter offers every category',
  ProductCategories: 'the form offers every category and sub-category',
  'import products': 'names of categories and sub-categories are compared with the existing ones',
}

/**
 * Fails when an operation scans a whole collection, because that gets slower with each product and order. `scans` is
 * the difference of MongoDB's counter of collection scans.
 */
export function expectNone(what: string, scans: number): void {
  if (what in DELIBERATE) expect(scans, `${what} must not be in the list`).toBeGreaterThan(0)
  else expect(scans).toBe(0)
}
