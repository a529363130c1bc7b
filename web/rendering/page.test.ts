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

const drawn = {
  markup:
    '<title>Tea</title><meta name="description" content="Of Assam"/><div id="root"><h1>Tea</h1></div>',
  styles: '<style>h1{}</style>',
  scripts: '<link rel="modulepreload">',
  state: {},
}

describe('a rendered page', () => {
  it('has what was drawn in the place of the shell, its title and description once and marked', () => {
    expect(createPageTemplate(index)(drawn)).toBe(
      '<html><head><link rel="icon"><title data-until-react>Tea</title>' +
        '<meta data-until-react name="description" content="Of Assam"/>' +
        '<link rel="modulepreload" fetchpriority="low"><style>h1{}</style></head>\n<body><div id="root"><h1>Tea</h1></div>' +
        '<script type="application/json" id="page-state">{}</script><div id="toasts"></div></body></html>',
    )
  })

  it('brings texts along that can not end their element, and reads them back as they were', () => {
    const name = '</script><img src=x onerror=alert(1)><!--<script>\u2028$&'
    const page = createPageTemplate(index)({ ...drawn, state: { name } })
    const [, json] =
      /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(page) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json ?? '')).toEqual({ name })
    expect(page).not.toContain('<img')
  })

  it('is not made of an index.html that has no place for it', () => {
    expect(() => createPageTemplate('<html></html>')).toThrow(
      'index.html has no head, #root and #toasts.',
    )
  })
})

describe("a page's scripts", () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_framework.js'] },
    '_framework.js': { file: 'assets/framework.js' },
    'src/routes/search/SearchRoute.tsx': {
      file: 'assets/search.js',
      imports: ['_grid.js', 'index.html'],
    },
    '_grid.js': { file: 'assets/grid.js', imports: ['_framework.js'] },
  }

  it('are those of its route that no other page needs', () => {
    const tags = createScriptTags(manifest)('search')
    expect(tags.match(/href="[^"]+"/g)).toEqual([
      'href="/assets/search.js"',
      'href="/assets/grid.js"',
    ])
    expect(createScriptTags(manifest)('home')).toBe('')
  })

  it('are told where the web app has them no more', () => {
    expect(() => createScriptTags(manifest)('product')).toThrow('ProductRoute.tsx')
  })
})
