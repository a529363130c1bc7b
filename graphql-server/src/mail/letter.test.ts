import { describe, expect, it } from 'vitest'
import { bigCode, button, greeting, letter, lines, paragraph, table } from './letter.ts'

const shop = {
  name: 'A & B <Care>',
  address: '12 "Market" Road',
  phone: '1',
  email: 'care@shop.example',
  url: 'https://shop.example',
  openingTimes: [],
  particulars: ['FSSAI licence: 10012345678901'],
}
const evil = `<img src=x onerror="alert('1')"> & co`

it('letter returns the same content as text and as HTML', () => {
  const { text, html } = letter(shop, 'A title', [
    paragraph('One paragraph.'),
    bigCode('123456'),
    table([{ label: '2 × Milk', figure: '₹178' }]),
    lines('Delivery address', ['7 Lake View Road', 'Pune']),
    button('See your orders', 'https://shop.example/orders'),
  ])
  expect(text).toBe(
    [
      'A title',
      'One paragraph.',
      '123456',
      '2 × Milk: ₹178',
      'Delivery address\n7 Lake View Road\nPune',
      'See your orders: https://shop.example/orders',
      'A & B <Care>\n12 "Market" Road\n1\ncare@shop.example\nFSSAI licence: 10012345678901',
    ].join('\n\n') + '\n',
  )
  for (const word of [
    'A title',
    '123456',
    '2 × Milk',
    'Lake View',
    'href="https://shop.example/',
  ]) {
    expect(html).toContain(word)
  }
  expect(html).toContain('A &amp; B &lt;Care&gt;')
})

it('letter escapes every value', () => {
  const { html, text } = letter(shop, evil, [
    greeting('<b>"O\'Neil"'),
    paragraph(evil),
    bigCode(evil),
    table([{ label: evil, figure: evil }]),
    lines(evil, [evil]),
    button(evil, `https://shop.example/?a="><script>`),
  ])
  expect(html).not.toMatch(/<img|<b>|<script/)
  expect(html).toContain('Hello &lt;b&gt;&quot;O&#39;Neil&quot;,')
  expect(
    html.match(/&lt;img src=x onerror=&quot;alert\(&#39;1&#39;\)&quot;&gt; &amp; co/g),
  ).toHaveLength(9)
  expect(text).toContain(evil)
})

describe('greeting', () => {
  it.each(['Asha', 'आशा राव', "O'Neil", 'Dr. Rao', 'A. B. Rao'])(
    'greeting addresses %s by name',
    (name) => expect(greeting(name).text).toBe(`Hello ${name},`),
  )

  it.each(['Win at evil.example', 'http://evil', 'asha@evil', 'evil/win', 'दुकान.भारत'])(
    'greeting omits a name with a link: %s',
    (name) => expect(greeting(name).text).toBe('Hello,'),
  )
})
