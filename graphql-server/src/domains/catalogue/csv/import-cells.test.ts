import { beforeEach, describe, expect, it } from 'vitest'
import { importFile } from '../../../../test/support/import-file.ts'
import { setUpDatabase } from '../../../../test/support/set-up-database.ts'
import { Product } from '../record/product.model.ts'

setUpDatabase()
beforeEach(() => Product.deleteMany({}))

describe('a row', () => {
  it.each([
    ['https://a.example/1.jpg, https://a.example/2.jpg', 2],
    ['https://a.example/1.jpg,https://a.example/2.jpg', 2],
    ['https://a.example/1.jpg,', 1],
    ['https://a.example/w_38,h_38/1.jpg', 1],
    ['https://a.example/1.jpg | https://a.example/2.jpg,', 2],
  ])('splits the images %s into %i', async (cell, count) => {
    const { refused } = await importFile(`name,price,image\nTea,5,"${cell}"\n`)
    expect(refused).toEqual([])
    const images = (await Product.findOne().orFail().lean()).images
    expect(images).toHaveLength(count)
    expect(images.join(' ')).not.toMatch(/,(?: |$)/)
  })

  it.each([
    ['1,200', 1_200],
    ['1,00,000', 100_000],
    ['1 200', 1_200],
    ['12.00', 12],
    ['1.2E+3', 1_200],
    ['-0', 0],
  ])('reads the stock %j as %i pieces', async (cell, stock) => {
    await importFile(`name,price,stock\nTea,5,"${cell}"\n`)
    expect(await Product.findOne().lean()).toMatchObject({ stock })
  })
})
