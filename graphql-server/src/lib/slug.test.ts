import { expect, it } from 'vitest'
import { toSlug } from './slug.ts'

it.each([
  ['Milk', 'milk'],
  ['Dairy & Eggs', 'dairy-eggs'],
  ['Atta, Rice/Dal', 'atta-rice-dal'],
  ['  Tea  ', 'tea'],
  ['Vitamin C 500 mg', 'vitamin-c-500-mg'],
  ['दूध', 'दूध'],
  ['&', ''],
])('toSlug converts "%s" to "%s"', (name, slug) => expect(toSlug(name)).toBe(slug))
