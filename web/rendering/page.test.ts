import { describe, expect, it } from 'vitest'
import { createPageTemplate } from './page.ts'
import { accountPages } from '../src/account/pages.ts'
import { shopPages } from '../src/shop/pages.ts'
import { readManifest } from './scripts.ts'

const index = `<html><head><title data-until-react>The shop</title>
<meta
  name="description"
  content="A shop"
  data-until-react
/><link rel="icon"><script type="module" crossorigin src="/assets/index.js"></script>
<link rel="modulepreload" href="/assets/vendor.js"></head>
<body><div id="root"><div class="shell"></div></div><div id="toasts"></div></body></html>`

const app = {
  markup:
    '<title>Tea</title><meta name="description" content="Of Assam"/><link rel="canonical" href="/tea"/><link rel="preload"/><div id="root"><h1>Tea</h1></div>',
  styles: '<style>h1{}</style>',
  scripts: '<link rel="modulepreload" href="/assets/home.js">',
  state: {},
  needsApp: false,
  viewerQueries: ['{"a":1}', '{"b":2}'],
}

describe('a rendered page', () => {
  it('the page template replaces the shell with the rendered app, and has one marked title and description', () => {
    expect(createPageTemplate(index, '/assets/start.js')(app)).toBe(
      '<html><head><link rel="icon"><title data-until-react>Tea</title>' +
        '<meta data-until-react name="description" content="Of Assam"/>' +
        '<link data-until-react rel="canonical" href="/tea"/><link rel="preload"/>' +
        '<template id="app-scripts"><script type="module" crossorigin src="/assets/index.js"></script>\n' +
        '<link rel="modulepreload" href="/assets/vendor.js"><link rel="modulepreload" href="/assets/home.js"></template>' +
        '<script type="module" async src="/assets/start.js" data-token-key="accesstoken" data-queries="{&quot;a&quot;:1}\n{&quot;b&quot;:2}"></script><style>h1{}</style></head>\n<body><div id="root"><h1>Tea</h1></div>' +
        '<script type="application/json" id="page-state">{}</script><div id="toasts"></div></body></html>',
    )
  })

  it("a page that needs the app loads it immediately, after the script that sends the viewer's queries", () => {
    const page = createPageTemplate(index, '/assets/start.js')({ ...app, needsApp: true })
    expect(page).not.toContain('<template')
    expect(page.match(/<(script|link) [^>]*(src|href)="\/assets[^"]+"/g)).toEqual([
      '<script type="module" src="/assets/start.js"',
      '<script fetchpriority="low" type="module" crossorigin src="/assets/index.js"',
      '<link fetchpriority="low" rel="modulepreload" href="/assets/vendor.js"',
      '<link fetchpriority="low" rel="modulepreload" href="/assets/home.js"',
    ])
  })

  it("the page template escapes its state so that it can't close the element, and parses it back unchanged", () => {
    const name = '</script><img src=x onerror=alert(1)><!--<script>\u2028$&'
    const page = createPageTemplate(index, '/assets/start.js')({ ...app, state: { name } })
    const [, json] =
      /<script type="application\/json" id="page-state">(.*?)<\/script>/s.exec(page) ?? []
    expect(json).not.toContain('<')
    expect(JSON.parse(json ?? '')).toEqual({ name })
    expect(page).not.toContain('<img')
  })

  it('createPageTemplate rejects an index.html without the expected elements', () => {
    expect(() => createPageTemplate('<html></html>', '')).toThrow(
      'index.html has no head, #root and #toasts.',
    )
  })
})

describe('the scripts of the built web app', () => {
  const manifest = {
    'index.html': { file: 'assets/index.js', imports: ['_vendor.js'] },
    '_vendor.js': { file: 'assets/vendor.js' },
    'src/start/start.ts': { file: 'assets/start.js' },
    'src/shop/search/SearchRoute.tsx': {
      file: 'assets/search.js',
      name: 'SearchRoute',
      imports: ['_grid.js', 'index.html'],
    },
    '_grid.js': { file: 'assets/grid.js', imports: ['_vendor.js'] },
    'src/shared/delivery/PinButton.tsx': { file: 'assets/pin.js' },
  }

  it('the manifest includes the first script, and the scripts that only a page needs', () => {
    const { start, getScriptTags } = readManifest(manifest)
    const tags = getScriptTags({ name: 'search', row: shopPages.search })
    expect(start).toBe('/assets/start.js')
    expect(tags.match(/href="[^"]+"/g)).toEqual([
      'href="/assets/pin.js"',
      'href="/assets/search.js"',
      'href="/assets/grid.js"',
    ])
  })

  it('the manifest includes the scripts around a page for logged-in users', () => {
    const withOrder = {
      ...manifest,
      'src/app/SignedInRoutes.tsx': { file: 'assets/signedIn.js' },
      'src/app/SignedInLayout.tsx': { file: 'assets/layout.js' },
      'src/account/orders/OrderRoute.tsx': {
        file: 'assets/order.js',
        name: 'OrderRoute',
        imports: ['_grid.js'],
      },
    }
    const tags = readManifest(withOrder).getScriptTags({ name: 'order', row: accountPages.order })
    expect(tags.match(/(?<=assets\/)\w+/g)).toEqual(['pin', 'signedIn', 'layout', 'order', 'grid'])
  })

  it('the manifest throws when the build has no such script', () => {
    expect(() =>
      readManifest(manifest).getScriptTags({ name: 'product', row: shopPages.product }),
    ).toThrow('The build of the web app has no page product.')
  })
})
