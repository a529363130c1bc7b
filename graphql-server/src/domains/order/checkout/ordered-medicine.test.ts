import mongoose from 'mongoose'
import { expect, it } from 'vitest'
import { buildMedicine, buildOrder, buildProduct } from '../../../../test/support/factories.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { buildUpiShopper } from '../../../../test/support/upi-shopper.ts'
import { User } from '../../account/user.model.ts'
import { deleteProduct } from '../../catalogue/edit/product.service.ts'
import type { ProductRecord } from '../../catalogue/record/product.model.ts'
import type { OrderRecord } from '../record/order.model.ts'
import { newShopDelivery } from '../../shop/delivery-settings.ts'
import { placeReplacement } from './replacement.service.ts'

setUpDatabase()

const MAKER = 'GSK, Nashik 422007'
const buildCrocin = () => buildMedicine({ name: 'Crocin', discount: 0, makerOrPacker: MAKER })

it('an order with a reserved medicine has its maker, even if the product was deleted since', async () => {
  const shopper = await buildUpiShopper()
  const crocin = await buildCrocin()
  const rice = await buildProduct({ discount: 0 })
  const lines: [ProductRecord, number][] = [
    [crocin, 1],
    [rice, 1],
  ]
  const { upiPayment } = await shopper.start(lines, 'one-payment')
  const makers = (all: OrderRecord['lines'] = []) => all.map(({ medicine }) => medicine?.maker)
  expect(makers(upiPayment.lines)).toEqual([MAKER, undefined])
  await deleteProduct(crocin._id.toHexString())
  const { order } = await shopper.place(lines, 'one-payment')
  expect(makers(order?.lines)).toEqual([MAKER, undefined])
})

it.each([
  ['with the maker', { maker: 'Old maker' }, 'Old maker'],
  ['of an older release', undefined, MAKER],
])(
  'a replacement for an order %s has a medicine without batches',
  async (_what, medicine, maker) => {
    const { userId } = await buildUpiShopper({ isKnown: false })
    const crocin = await buildCrocin()
    const line = {
      ...{ productId: crocin._id, name: 'Crocin', unit: '', image: null, quantity: 2 },
    }
    const order = await buildOrder(await User.findById(userId).orFail().lean(), {
      status: 'DELIVERED',
      lines: [
        {
          ...line,
          ...{ price: 100, discount: 0, discountedPrice: 100 },
          ...(medicine && { medicine, batches: [{ number: 'A', expiry: '2099-12', quantity: 2 }] }),
        },
      ],
    })
    const { lines } = await mongoose.connection.transaction((session) =>
      placeReplacement(order, [{ ...line, quantity: 1 }], newShopDelivery, session),
    )
    expect(lines).toMatchObject([{ medicine: { maker } }])
    expect(lines[0]?.batches).toBeUndefined()
  },
)
