import { createEncodedBody, type EncodedBody } from '../encoded-body.ts'
import { policyForStyles } from '../security-headers.ts'
import type { RenderedPage } from './page-renderer.ts'

/** A page as it is sent, with everything that all its responses share. */
export interface Page {
  body: EncodedBody
  /** The content security policy, which allows the page's own styles. */
  policy: string
  isFound: boolean
}

/** Matches style elements. User content cannot contain them, because its `<` would be escaped. */
const STYLES = /<style\b[^>]*>(.*?)<\/style>/gs
/** Browsers create style elements empty and fill them rule by rule, which a policy does not check. */
const EMPTY_STYLE = ''

export function createPage({ html, isFound }: RenderedPage): Page {
  const styles = Array.from(html.matchAll(STYLES), ([, css = '']) => css)
  const policy = policyForStyles([...new Set([...styles, EMPTY_STYLE])])
  return { body: createEncodedBody(html), policy, isFound }
}
