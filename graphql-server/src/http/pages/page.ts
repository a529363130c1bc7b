import { createEncodedBody, type EncodedBody } from '../encoded-body.ts'
import { policyForStyles } from '../security-headers.ts'
import type { RenderedPage } from './page-renderer.ts'

/** A page as it is sent, with everything that its responses share. */
export interface Page {
  body: EncodedBody
  /** The content security policy, which allows the page's own styles. */
  policy: string
  isFound: boolean
}

/** No user's text can contain such an element, because its `<` would be escaped. */
const STYLES = /<style\b[^>]*>(.*?)<\/style>/gs
/** The browser's style elements are created empty and filled rule by rule, which a policy does not check. */
const EMPTY_STYLE = ''

export function createPage({ html, isFound }: RenderedPage): Page {
  const styles = Array.from(html.matchAll(STYLES), ([, css = '']) => css)
  const policy = policyForStyles([...new Set([...styles, EMPTY_STYLE])])
  return { body: createEncodedBody(html), policy, isFound }
}
