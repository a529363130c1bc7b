import { beforeEach, expect, it } from 'vitest'
import { buildMedicine, buildProduct } from '../../../test/support/factories.ts'
import { setUpDatabase } from '../../../test/support/set-up-database.ts'
import type { ProductRecord } from '../catalogue/record/product.model.ts'
import { findWarnings } from './cart-warnings.ts'

setUpDatabase()

let dolo: ProductRecord
let crocin: ProductRecord

beforeEach(async () => {
  dolo = await buildMedicine({ name: 'Dolo 650' })
  crocin = await buildMedicine({ name: 'Crocin Advance', composition: 'paracetamol (500mg)' })
})

it('two medicines with the same ingredient cause a warning that names both', () => {
  expect(findWarnings([dolo, crocin])).toEqual([
    {
      code: 'SAME_INGREDIENT',
      productIds: [dolo._id.toHexString(), crocin._id.toHexString()],
      ingredient: 'Paracetamol',
      message:
        'Dolo 650 and Crocin Advance both contain paracetamol. Ask a doctor or pharmacist before taking them together.',
    },
  ])
})

it('three medicines with the same ingredient are named together', async () => {
  const third = await buildMedicine({ name: 'Fepanil' })
  const [warning] = findWarnings([dolo, crocin, third])
  expect(warning?.message).toMatch(
    /^Dolo 650, Crocin Advance and Fepanil all contain paracetamol\./,
  )
})

it('each shared ingredient causes a separate warning', async () => {
  const composition = 'Vitamin D3 250 IU + Paracetamol 325 mg + Calcium 500 mg'
  const first = await buildMedicine({ composition })
  const second = await buildMedicine({ composition })
  const warnings = findWarnings([first, second])
  expect(warnings.map(({ ingredient }) => ingredient)).toEqual([
    'Vitamin D3',
    'Paracetamol',
    'Calcium',
  ])
  expect(warnings[0]?.message).toContain('both contain vitamin D3. ')
})

it('carts without a shared ingredient cause no warning', async () => {
  const unread = await buildMedicine({ composition: 'Paracetamol' })
  const grocery = await buildProduct({ composition: 'Paracetamol 650 mg' })
  const twice = await buildMedicine({ composition: 'Zinc 1 mg + Zinc 2 mg' })
  const other = await buildMedicine({ composition: 'Ibuprofen 400 mg' })
  expect(findWarnings([dolo, unread, grocery, twice, other])).toEqual([])
  expect(findWarnings([])).toEqual([])
})
