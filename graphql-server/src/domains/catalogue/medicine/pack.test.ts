import { describe, expect, it } from 'vitest'
import { FORMS, PACK_UNITS } from './medicine-fields.ts'
import { formatPack, readPack, toMedicine } from './pack.ts'

describe('a pack', () => {
  it.each([
    ['strip of 10 tablets', 'TABLET', 10, 'TABLET'],
    ['Strip Of 10 Tablet SR', 'TABLET', 10, 'TABLET'],
    ['15 tablets', 'TABLET', 15, 'TABLET'],
    ['20 tablets for oral suspension', 'TABLET', 20, 'TABLET'],
    ['strip of 10 soft gelatin capsules', 'CAPSULE', 10, 'CAPSULE'],
    ['bottle of 60 ml Syrup', 'SYRUP', 60, 'ML'],
    ['bottle of 100 ml Dry Syrup', 'SUSPENSION', 100, 'ML'],
    ['bottle of 30ml Powder for Oral Suspension', 'SUSPENSION', 30, 'ML'],
    ['bottle of 30 ml Oral Solution', 'SYRUP', 30, 'ML'],
    ['bottle of 0.5 Ltr Expectorant', 'SYRUP', 500, 'ML'],
    ['tube of 30 gm Cream', 'CREAM', 30, 'G'],
    ['tube of 7.5 gms Lotion', 'CREAM', 7.5, 'G'],
    ['tube of 20 gm Eye Ointment', 'OINTMENT', 20, 'G'],
    ['tube of 15 g Dental Gel', 'GEL', 15, 'G'],
    ['vial of 1 Injection', 'INJECTION', 1, 'PIECE'],
    ['vial of 1 Powder for Injection', 'INJECTION', 1, 'PIECE'],
    ['vial of 2 ml Suspension for Injection', 'INJECTION', 2, 'ML'],
    ['bottle of 5 ml Eye/Ear Drops', 'DROPS', 5, 'ML'],
    ['bottle of 5 ml Ophthalmic Suspension', 'DROPS', 5, 'ML'],
    ['packet of 1 MDI Inhaler', 'INHALER', 1, 'PIECE'],
    ['packet of 30 rotacaps', 'INHALER', 30, 'PIECE'],
    ['box of 5 Solution for inhalation', 'INHALER', 5, 'PIECE'],
    ['sachet of 5 gm Granules', 'POWDER', 5, 'G'],
    ['tin of 1.1 kg Powder', 'POWDER', 1100, 'G'],
    ['bottle of 1 Ltr Liquid', 'OTHER', 1000, 'ML'],
    ['1,000 ml', 'OTHER', 1000, 'ML'],
    ['10 lozenges', 'OTHER', 10, 'PIECE'],
    ['2 tablets other', 'OTHER', 2, 'TABLET'],
  ])('reads the pack %j', (text, form, packCount, packUnit) => {
    expect(readPack(text)).toEqual({ form, packCount, packUnit })
  })

  it.each([
    ['', 'nothing'],
    ['Syrup', 'no amount'],
    ['strip of tablets', 'no amount'],
    ['10', 'no unit'],
    ["10's", 'no unit'],
    ['strip of 10s', 'no unit'],
    ['10 %', 'no unit'],
    ['0 ml', 'none of it'],
    ['100,001 ml', 'too much'],
    ['1.2345 ml', 'too many decimals'],
    ['1,5 ml', 'a malformed number'],
    ['10 x 10 tablets', 'two numbers'],
    ['2 strips of 10 tablets', 'two numbers'],
    ['500 mg tablets', 'a strength in place of an amount'],
    ['1 dozen tablets', 'an amount in words'],
    ['box of 5 tablet combikit', 'kits or tablets'],
  ])('does not read the pack %j, because it has %s', (text) => {
    expect(readPack(text)).toBeNull()
  })

  const packs = FORMS.flatMap((form) =>
    PACK_UNITS.flatMap((packUnit) =>
      [null, 0.001, 1, 2.5, 10, 100_000].map((packCount) => ({ form, packCount, packUnit })),
    ),
  )

  it('reads back the text for every form, unit and count', () => {
    for (const pack of packs) {
      expect(JSON.stringify(readPack(formatPack(pack))), formatPack(pack)).toBe(
        JSON.stringify(pack),
      )
    }
  })

  it.each([
    ['TABLET', 15, 'TABLET', '15 tablets'],
    ['CAPSULE', 1, 'CAPSULE', '1 capsule'],
    ['SYRUP', 60, 'ML', '60 ml syrup'],
    ['OTHER', 60, 'ML', '60 ml'],
    ['INJECTION', 1, 'PIECE', '1 piece injection'],
    ['OTHER', 2, 'TABLET', '2 tablets other'],
    ['OTHER', null, 'PIECE', '? pieces'],
  ] as const)('writes a pack with the form %s and %s of the unit %s as %j', (...facts) => {
    const [form, packCount, packUnit, text] = facts
    expect(formatPack({ form, packCount, packUnit })).toBe(text)
  })
})

describe('the facts about a medicine', () => {
  it('medicine data always has its fields in the same order, because records are compared as text', () => {
    const facts = [toMedicine(readPack('60 ml syrup'), 'H'), toMedicine(null, 'NONE')]
    expect(facts.map((each) => JSON.stringify(each))).toEqual([
      '{"form":"SYRUP","packCount":60,"packUnit":"ML","schedule":"H"}',
      '{"form":"OTHER","packCount":null,"packUnit":"PIECE","schedule":"NONE"}',
    ])
  })
})
