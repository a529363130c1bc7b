import { describe, expect, it } from 'vitest'
import { listPages, checkBudgets, type Script } from './budgets.ts'

function script(file: string, bytes: number, fields: Partial<Script> = {}): Script {
  return { file, bytes, imports: [], isEntry: false, module: null, ...fields }
}

const route = (name: string, bytes: number, imports: string[] = []) =>
  script(`${name}.js`, bytes, { imports, module: `/store/web/src/any/${name}.tsx` })

/** An app whose entry and its imports take 146 kB. */
function app(...more: Script[]): Script[] {
  return [
    script('index.js', 3_000, { isEntry: true, imports: ['vendor.js', 'core.js'] }),
    script('vendor.js', 125_000),
    script('core.js', 18_000, { imports: ['vendor.js'] }),
    script('shared.js', 4_000),
    script('later.js', 900_000),
    route('HomeRoute', 4_000, ['core.js', 'cards.js']),
    script('cards.js', 3_000),
    route('ListingRoute', 2_000, ['index.js', 'vendor.js', 'cards.js']),
    route('ProductRoute', 3_000, ['core.js']),
    route('SearchRoute', 1_000),
    route('HelpRoute', 1_000),
    ...more,
  ]
}

const findPage = (name: string, scripts: Script[]) =>
  listPages(scripts).find((page) => page.name === name)
const problems = (...more: Script[]) => checkBudgets(listPages(app(...more)))

describe('the scripts of a page', () => {
  it('listPages counts each entry file once, and no file that is loaded later', () => {
    expect(findPage('HomeRoute', app())).toMatchObject({ ownBytes: 0, bytes: 153_000 })
  })

  it("listPages includes the entry's and the route's scripts, with indirect imports", () => {
    const cart = [
      route('CartRoute', 1_000, ['middle.js']),
      script('middle.js', 10, { imports: ['shared.js'] }),
    ]
    expect(findPage('CartRoute', app(...cart))).toMatchObject({ ownBytes: 5_010, bytes: 151_010 })
  })

  it('listPages does not count front-page scripts as added scripts', () => {
    expect(findPage('ListingRoute', app())).toMatchObject({ ownBytes: 2_000, bytes: 151_000 })
  })
})

describe('the budgets', () => {
  it('checkBudgets accepts an app that is exactly on the budgets', () => {
    expect(problems(route('CartRoute', 15_000))).toEqual([])
    const scripts = app().map((each) =>
      each.file === 'ProductRoute.js' ? route('ProductRoute', 9_000) : each,
    )
    expect(checkBudgets(listPages(scripts))).toEqual([])
  })

  it('checkBudgets names a page that adds too much, with its size and largest file', () => {
    const scripts = [route('CheckoutRoute', 11_100, ['shared.js'])]
    expect(problems(...scripts)).toEqual([
      'CheckoutRoute adds 15.1 kB of scripts; its budget is 15.0 kB. Its largest file is CheckoutRoute.js with 11.1 kB.',
    ])
  })

  it('checkBudgets covers admin pages, including scripts that a page shares with its dialogs', () => {
    const module = '/store/web/src/dashboard/catalogue/product-list/ProductsRoute.tsx'
    const scripts = [
      script('ProductsRoute.js', 14_000, { module, imports: ['operations.js'] }),
      script('operations.js', 1_100),
      script('EditProductDialog.js', 5_000, {
        module: '/store/web/src/dashboard/catalogue/product-form/EditProductDialog.tsx',
        imports: ['operations.js'],
      }),
    ]
    expect(problems(...scripts)).toEqual([
      'ProductsRoute adds 15.1 kB of scripts; its budget is 15.0 kB. Its largest file is ProductsRoute.js with 14.0 kB.',
    ])
  })

  it('checkBudgets names an entry page whose scripts are too large in total', () => {
    const scripts = app().map((each) =>
      each.file === 'vendor.js' ? script('vendor.js', 129_000) : each,
    )
    expect(checkBudgets(listPages(scripts))).toEqual([
      'HomeRoute loads 157.0 kB of scripts; its budget is 156.0 kB. Its largest file is vendor.js with 129.0 kB.',
    ])
  })

  it('checkBudgets fails for an app without the entry routes', () => {
    const scripts = app().filter(({ file }) => file !== 'SearchRoute.js')
    expect(() => listPages(scripts)).toThrow('The build has no script for SearchRoute.')
  })
})
