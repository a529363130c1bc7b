import { beforeEach, describe, expect, it } from 'vitest'
import { buildProduct } from '../../../../../test/support/factories.ts'
import { importFile } from '../../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../../test/support/set-up-database.ts'
import { Category } from '../../record/category.model.ts'
import { Product } from '../../record/product.model.ts'
import { withPlainTexts } from './plain-text.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))

const describedAs = (description: string) =>
  withPlainTexts({ name: 'A', price: 1, description }).description

describe('a description from a website', () => {
  it.each([
    ['<p>Raw &amp; pure</p><p>500&nbsp;g</p>', 'Raw & pure\n\n500 g'],
    ['Sweet<br>Honey<BR/>Jar', 'Sweet\nHoney\nJar'],
    ['<ul class="x"><li>One</li><li>Two</li></ul>', 'One\n\nTwo'],
    ['<b>Bold</b> <a href="https://x.example">link</a>', 'Bold link'],
    ['It&#39;s &#x20b9;5 &lt;b&gt;', "It's ₹5 <b>"],
    ['&amp;amp; stays half', '&amp; stays half'],
    ['1 < 2 and <5 kg> & more', '1 < 2 and <5 kg> & more'],
    ['&unknown; &#0; &#xd800; &#99999999;', '&unknown; &#0; &#xd800; &#99999999;'],
    ['a&#7;b', 'ab'],
    ['<p></p>', '<p></p>'],
    ['<script>alert(1)</script>', ''],
    ['Tea<SCRIPT src="https://x.example/a.js">x</script > leaves', 'Tea leaves'],
    ['<style>p { color: red }</style><p>Tea</p><!-- old: <b>5</b> -->', 'Tea'],
    ['<iframe src="https://x.example"></iframe>Tea<script/>x</script> leaves', 'Tea leaves'],
    ['Tea <script>if (a < b) steal()', 'Tea'],
    ['Tea <script', 'Tea <script'],
    ['The scripture of tea, <scripted>', 'The scripture of tea, <scripted>'],
  ])('shows %j as %j', (html, text) => {
    expect(describedAs(html)).toBe(text)
  })
})

it('a description of scripts and comments that are never closed is read in little processor time', () => {
  for (const start of ['<script>', '<script', '<!--', '<style ']) {
    const before = process.cpuUsage()
    describedAs(start.repeat(20_000))
    expect(process.cpuUsage(before).user / 1000, start).toBeLessThan(500)
  }
})

it('details of only a script are dropped', () => {
  const details = ['<script>alert(1)</script>', '<b>Assam</b>'].map((value) => ({
    ...{ name: 'Origin', value },
  }))
  expect(withPlainTexts({ name: 'A', price: 1, details }).details).toEqual([
    { name: 'Origin', value: 'Assam' },
  ])
})

describe('the texts of an imported row', () => {
  const list = 'name,brand,category,description,price\nH&amp;M,B&#39;s,Oil &amp; Ghee,<b>x</b>,5\n'

  it('decodes entities in the texts of imported rows', async () => {
    await importFile(list)
    const expected = { name: 'H&M', brand: "B's", description: 'x' }
    expect(await Product.find().lean()).toMatchObject([expected])
    expect(await Category.distinct('name')).toEqual(['Oil & Ghee'])
    expect((await importFile(list)).summary).toMatchObject({ created: 0, changed: 0, unchanged: 1 })
  })

  it('updates a product that an older version imported with entities', async () => {
    await importFile(list)
    await Product.updateOne({}, { name: 'H&amp;M', description: '<b>x</b>' })
    expect((await importFile(list)).summary).toMatchObject({ created: 0, changed: 1 })
  })

  it('keeps entities in an export, where an admin may have written them', async () => {
    const product = await buildProduct({ name: 'A' })
    const row = `${product._id.toHexString()},A,5,a &amp; <b>b</b>,[],`
    const file = `id,name,price,description,moreDetails,exported\n,New,5,&amp;,[],\n${row}\n`
    const { summary } = await importFile(file)
    expect(summary).toMatchObject({ created: 1, conflicting: 1 })
    expect((await Product.findOne({ name: 'New' }).lean())?.description).toBe('&amp;')
  })
})
