import { describe, expect, it } from 'vitest'
import { commonGoods, proposeGst } from './common-goods.ts'
import { formatRates } from './rate-text.ts'
import { rateOn } from './rates.ts'

describe('the list of common goods', () => {
  const goods = commonGoods.filter(({ hsn }) => hsn !== '')

  it('all goods have an HSN code, words, and a rate since 1 February 2026', () => {
    for (const row of goods) {
      expect(row.hsn, row.goods).toMatch(/^\d{4}(?:\d{2}){0,2}$/)
      expect(row.phrases.length, row.goods).toBeGreaterThan(0)
      expect(rateOn(row.rates, '2026-02-01'), row.goods).not.toBeNull()
    }
  })
})

const propose = (name: string, place = '', isMedicine = false) => {
  const proposal = proposeGst({ name, places: [place], isMedicine })
  return proposal && `${proposal.hsn}: ${formatRates(proposal.rates)}`
}

describe('the proposal for a product', () => {
  it.each([
    ['Anti Dandruff Shampoo', 'Hair Care', '3305: 5 from 2025-09-22'],
    ['Coconut Hair Oil', 'Hair Care', '3305: 5 from 2025-09-22'],
    ['Coconut Oil for Cooking', 'Oils & Vinegar', '1513: 5'],
    ['Hair Conditioner Argan', 'Hair Care', '3305: 18'],
    ['Neem and Tulsi Soap', 'Bath & Body', '3401: 5 from 2025-09-22'],
    ['Face Wash Neem', 'Skin Care', '340130: 18'],
    ['Toned Milk', 'Milk', '0401: 0'],
    ['Chocolate Milk Drink', 'Milk', '220299: 5 from 2025-09-22'],
    ['Milk Chocolate Bar', 'Chocolates & Candy', '1806: 5 from 2025-09-22'],
    ['Chocolate Chip Cookies', 'Biscuits & Cookies', '1905: 5 from 2025-09-22'],
    ['Marie Tea Biscuits', 'Biscuits & Cookies', '1905: 5 from 2025-09-22'],
    ['Whole Wheat Bread', 'Bread & Buns', '1905: 0'],
    ['Basmati Rice Aged', 'Rice & Millets', '1006: 5'],
    ['Toor Dal', 'Dals & Pulses', '0713: 5'],
    ['Iodised Salt', 'Salt, Sugar & Jaggery', '2501: 0'],
    ['Malai Paneer', 'Curd & Paneer', '0406: 0 from 2025-09-22'],
    ['Brown Eggs Free Range', 'Eggs', '0407: 0'],
    ['Onion', 'Vegetables', '0703: 0'],
    ['Alphonso Mango', 'Fresh Fruit', '0804: 0'],
    ['Cola Drink', 'Soft Drinks & Water', '220210: 40'],
    ['Orange Juice', 'Juices', '2009: 5 from 2025-09-22'],
    ['Glucometer with 25 Strips', 'Health Devices', '9027: 5 from 2025-09-22'],
    ['Sanitary Pads XL', 'Feminine Hygiene', '9619: 0'],
    ['GOLD FLAKE CIGARETTES', 'Tobacco', '2402: 40 from 2026-02-01'],
    ['Aloo Bhujia, 400 g', 'Namkeen', '210690: 5 from 2025-09-22'],
  ])('%j in %j is %s', (name, place, proposal) => {
    expect(propose(name, place)).toBe(proposal)
  })

  it('every medicine is 3004, whatever its name is', () => {
    expect(propose('Ketoconazole Shampoo', 'Hair Care', true)).toBe('3004: 5 from 2025-09-22')
  })

  it.each([
    ['Peanut Butter Crunchy', 'Butter & Spreads'],
    ['Paneer Butter Masala Ready to Eat', 'Ready to Cook'],
    ['Salted Potato Chips', 'Chips & Namkeen'],
    ['Mango Pickle', 'Sauces & Pickles'],
    ['Whey Protein Chocolate', 'Protein & Nutrition'],
    ['Oral Rehydration Salts', 'Digestion'],
    ['Giloy Juice', 'Ayurveda & Herbal'],
    ['Diaper Rash Cream', 'Bath & Skin'],
    ['Puppy Food Milk and Egg', 'Dog Food'],
    ['Pet Shampoo Neem', 'Grooming'],
    ['Eggless', 'Eggs'],
    ['Rice Flour', 'Atta & Flours'],
    ['Milk', ''],
    ['', ''],
    ['!?', ''],
  ])('nothing is proposed for %j in %j, because the list is unsure', (name, place) => {
    expect(propose(name, place)).toBeNull()
  })
})
