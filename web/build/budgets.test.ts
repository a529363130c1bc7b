import { describe, expect, it } from 'vitest'
import { listPages, checkBudgets, type Script } from './budgets.ts'

function script(file: string, bytes: number, fields: Partial<Script> = {}): Script {
  return { file, bytes, imports: [], isEntry: false, module: null, ...fields }
}

const route = (name: string, bytes: number, imports: string[] = []) =>
  script(`${name}.js`, bytes, { imports, module: `/shop/web/src/routes/any/${name}.tsx` })

/** An app whose entry takes 156 kB with all that it imports. */
function app(...more: Script[]): Script[] {
  return [
    script('index.js', 13_000, { isEntry: true, imports: ['framework.js', 'foundation.js'] }),
    script('framework.js', 125_000),
    script('foundation.js', 18_000, { imports: ['framework.js'] }),
    script('furniture.js', 4_000),
    script('later.js', 900_000),
    route('ListingRoute', 2_000, ['index.js', 'framework.js']),
    route('ProductRoute', 3_000, ['foundation.js']),
    route('SearchRoute', 1_000),
    ...more,
  ]
}

const problems = (...more: Script[]) => checkBudgets(listPages(app(...more)))

describe('what a page loads', () => {
  it('counts each file once that comes with the entry, and none that comes later', () => {
    expect(listPages(app())[0]).toMatchObject({ name: 'the front page', bytes: 156_000 })
  })

  it('is the entry and what the route adds, imports of imports included', () => {
    const pages = listPages(
      app(
        route('CartRoute', 1_000, ['middle.js']),
        script('middle.js', 10, { imports: ['furniture.js'] }),
      ),
    )
    expect(pages.find(({ name }) => name === 'CartRoute')).toMatchObject({
      ownBytes: 5_010,
      bytes: 161_010,
    })
  })
})

describe('the budgets', () => {
  it('are kept by an app that is on them to the byte', () => {
    expect(problems(route('CartRoute', 15_000))).toEqual([])
    const scripts = app().map((each) =>
      each.file === 'ProductRoute.js' ? route('ProductRoute', 9_000) : each,
    )
    expect(checkBudgets(listPages(scripts))).toEqual([])
  })

  it('name a page that adds too much, its size and its largest file', () => {
    const scripts = [route('CheckoutRoute', 11_100, ['furniture.js'])]
    expect(problems(...scripts)).toEqual([
      'CheckoutRoute adds 15.1 kB of scripts; its budget is 15.0 kB. Its largest file is CheckoutRoute.js with 11.1 kB.',
    ])
  })

  it("hold for admins' pages too, with what such a page shares with its dialogs", () => {
    const module = '/shop/web/src/routes/manage-catalogue/ProductsRoute.tsx'
    const scripts = [
      script('ProductsRoute.js', 14_000, { module, imports: ['operations.js'] }),
      script('operations.js', 1_100),
      script('EditProductDialog.js', 5_000, {
        module: '/shop/web/src/features/manage-catalogue/EditProductDialog.tsx',
        imports: ['operations.js'],
      }),
    ]
    expect(problems(...scripts)).toEqual([
      'ProductsRoute adds 15.1 kB of scripts; its budget is 15.0 kB. Its largest file is ProductsRoute.js with 14.0 kB.',
    ])
  })

  it('name each page where a visit begins whose scripts are too many in all', () => {
    const scripts = app().map((each) =>
      each.file === 'framework.js' ? script('framework.js', 132_000) : each,
    )
    expect(checkBudgets(listPages(scripts))).toEqual([
      'ProductRoute loads 166.0 kB of scripts; its budget is 165.0 kB. Its largest file is framework.js with 132.0 kB.',
    ])
  })

  it('can not be passed by an app without the pages that they are for', () => {
    const scripts = app().filter(({ file }) => file !== 'SearchRoute.js')
    expect(() => listPages(scripts)).toThrow('No script is made for SearchRoute.')
  })
})
