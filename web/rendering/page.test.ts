import { describe, expect, it } from 'vitest'
import { createPageTemplate } from './page.ts'
import { createScriptTags } from './scripts.ts'

const index = `<html><head><title data-until-react>The shop</title>
<meta
  name="description"
  content="A shop"
  data-until-react
/><link rel="icon"></head>
<body><div id="root"><div class="shell"></div></div><div id="toasts"></div></body></html>`

const app = {
  markup:
    '<title>Tea</title><meta name="description" content="Of Assam"/><div id="root"><h1>Tea</h1></div>',
  styles: '<style>h1{}</style>',
  scripts: '<link rel="modulepreload">',
  state: {},
}

describe('a rendered page', () => {
  it('replaces the shell with the rendered app, and has one marked title and description', () => {
    expect(createPageTemplate(index)(app)).toBe(
      '<html><head><link rel="icon"><title data-until-react>Tea</title>' +
        '<meta data-until-react name="description" content="Of Assam"/>' +
        '<link rel="modulepreload" fetchpriority="low"><style>h1{}</style></head>\n<body><div id="root"><h1>Tea</h1></div>' +
        '<script type="application/json" id="page-state">{}</script><div id="toasts"></div></body></html>',
    )
  })

  it("escapes texts in its state so that they can't close the element, and parses them back unchanged", () => {
    const name = '</script><img src=x onerror=alert(1)><!--<script>\u2028$&'
    const page = createPageTemplate(index)({ ...app, state: { name } })
    const [, json] =
      /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(page) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json ?? '')).toEqual({ name })
    expect(page).not.toContain('<img')
  })

  it('is not created from an index.html without the expected elements', () => {
    expect(() => createPageTemplate('<html></html>')).toThrow(
      'index.html has no head, #root and #toasts.',
    )
  })
})

describe('the preload tags of a page', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_vendor.js'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    'src/routes/search/SearchRoute.tsx': {
      file: 'assets/search.js',
      imports: ['_grid.js', 'index.html'],
    },
    '_grid.js': { file: 'assets/grid.js', imports: ['_vendor.js'] },
  }

  it('are for the scripts that only its route needs', () => {
    const tags = createScriptTags(manifest)('search')
    expect(tags.match(/href="[^"]+"/g)).toEqual([
      'href="/assets/search.js"',
      'href="/assets/grid.js"',
    ])
    expect(createScriptTags(manifest)('not-found')).toBe('')
  })

  it('fail when the build has no such script', () => {
    expect(() => createScriptTags(manifest)('product')).toThrow('ProductRoute.tsx')
  })
})
