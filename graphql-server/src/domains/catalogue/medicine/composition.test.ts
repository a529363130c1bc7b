import { describe, expect, it } from 'vitest'
import { formatStrength, readComposition, strengthKey } from './composition.ts'

function read(text: string) {
  return (
    readComposition(text)?.map(({ name, strength }) =>
      strength ? `${name}: ${formatStrength(strength)}` : name,
    ) ?? null
  )
}

describe('a composition', () => {
  it.each([
    ['Paracetamol 650 mg', ['Paracetamol: 650 mg']],
    ['Paracetamol 650mg', ['Paracetamol: 650 mg']],
    ['  paracetamol  (650 MG) ', ['Paracetamol: 650 mg']],
    [
      'Amoxycillin (500mg) + Clavulanic Acid (125mg)',
      ['Amoxycillin: 500 mg', 'Clavulanic Acid: 125 mg'],
    ],
    ['Ibuprofen 400 mg, Paracetamol 325 mg', ['Ibuprofen: 400 mg', 'Paracetamol: 325 mg']],
    ['Amoxycillin (125mg/5ml)', ['Amoxycillin: 125 mg / 5 ml']],
    ['Dextromethorphan 10 mg in 5 ml', ['Dextromethorphan: 10 mg / 5 ml']],
    ['Insulin (40IU/ml)', ['Insulin: 40 IU / ml']],
    ['Vitamin D3 (60,000 IU)', ['Vitamin D3: 60000 IU']],
    ['Vitamin B12 1.5 mcg', ['Vitamin B12: 1.5 mcg']],
    ['Lactobacillus (1.25Billion Spores)', ['Lactobacillus: 1.25 billion spores']],
    ['Povidone Iodine (5% w/v)', ['Povidone Iodine: 5% w/v']],
    ['Iron (Ferrous Fumarate) (30mg)', ['Iron (Ferrous Fumarate): 30 mg']],
    ['Omega 3 (DHA) (NA)', ['Omega 3 (DHA)']],
  ])('reads the composition %j as %j', (text, ingredients) => {
    expect(read(text)).toEqual(ingredients)
  })

  it.each([
    ['', 'nothing'],
    ['Paracetamol', 'no strength'],
    ['Tulsi, ginger and honey', 'no strengths'],
    ['650 mg', 'no name'],
    ['Paracetamol 650', 'no unit'],
    ['Paracetamol 650 xyz', 'an unknown unit'],
    ['Paracetamol 0 mg', 'none of it'],
    ['Paracetamol (650 mg', 'an open parenthesis'],
    ['Paracetamol 650 mg +', 'a part without text'],
    ['Paracetamol 650 mg + Caffeine', 'one ingredient without strength'],
    ['Paracetamol 1.2.3 mg', 'a malformed number'],
    ['Paracetamol 250 mg / 0 ml', 'no volume'],
    [Array.from({ length: 61 }, () => 'Zinc 1 mg').join(' + '), 'too many ingredients'],
  ])('does not read the composition %j, because it has %s', (text) => {
    expect(read(text)).toBeNull()
  })

  it.each(['a ', '1 ', '(', '1,', 'a1 mg ', '+'])(
    'does not read a composition that repeats %j up to the maximum length',
    (part) => {
      expect(read(part.repeat(1_000 / part.length))).toBeNull()
    },
  )

  it('keeps the parts within parentheses together', () => {
    expect(read('Iron (Ferrous, Fumarate + Zinc) (30mg) + Zinc 5 mg')).toEqual([
      'Iron (Ferrous, Fumarate + Zinc): 30 mg',
      'Zinc: 5 mg',
    ])
  })
})

describe('strengths', () => {
  it.each([
    ['500 mg', '0.5 g'],
    ['500 mcg', '0.5 mg'],
    ['125 mg / 5 ml', '25 mg / ml'],
    ['1 million IU', '10,00,000 IU'],
  ])('the strengths %s and %s are the same', (a, b) => {
    expect(key(a)).toBe(key(b))
  })

  it.each([
    ['500 mg', '500 mcg'],
    ['5 mg', '5 mg / ml'],
    ['5 mg / ml', '5 mg / g'],
    ['1% w/w', '1% w/v'],
    ['100 IU', '100 mg'],
  ])('the strengths %s and %s are different', (a, b) => {
    expect(key(a)).not.toBe(key(b))
  })

  function key(text: string): string {
    const strength = readComposition(`Zinc (${text})`)?.[0]?.strength
    if (!strength) throw new Error(`${text} was not read.`)
    return strengthKey(strength)
  }
})
