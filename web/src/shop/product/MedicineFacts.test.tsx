import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { MedicineFacts_ProductFragment } from './MedicineFacts.generated.ts'
import { MedicineFacts } from './MedicineFacts.tsx'

type Medicine = NonNullable<MedicineFacts_ProductFragment['medicine']>

const syrup: Medicine = {
  ingredients: [
    { name: 'Amoxycillin', strength: { text: '125 mg / 5 ml' } },
    { name: 'Clavulanic Acid', strength: null },
  ],
  form: 'SYRUP',
  packCount: 60,
  packUnit: 'ML',
  pricePerUnit: { amount: 214 },
}

const product = {
  id: 'p1',
  unit: 'Bottle',
  composition: 'Amoxycillin and clavulanic acid',
  manufacturer: 'Sanjivika',
  details: [
    { name: 'Use', value: 'Infections' },
    { name: 'storage', value: 'Below 25 °C' },
  ],
  medicine: syrup,
}

function show(changes: Partial<Medicine> = {}, more: Partial<typeof product> = {}) {
  render(<MedicineFacts product={{ ...product, ...more }} medicine={{ ...syrup, ...changes }} />)
  return Object.fromEntries(
    screen
      .getAllByRole('term')
      .map((term) => [term.textContent, term.nextElementSibling?.textContent]),
  )
}

describe('the facts about a medicine', () => {
  it('the medicine facts are readable', () => {
    expect(show()).toEqual({
      Composition: 'Amoxycillin 125 mg / 5 ml\nClavulanic Acid',
      Form: 'Syrup',
      Pack: '60 ml',
      'Price per ml': '₹2.14',
      Manufacturer: 'Sanjivika',
      Storage: 'Below 25 °C',
    })
  })

  it('the medicine facts show an unparsed composition as text, and omit unknown facts', () => {
    const unknown = { ingredients: [], packCount: null, pricePerUnit: null }
    expect(show(unknown, { manufacturer: '', details: [] })).toEqual({
      Composition: 'Amoxycillin and clavulanic acid',
      Form: 'Syrup',
    })
  })

  it("the medicine facts do not repeat a pack that is the product's unit", () => {
    expect(show({}, { unit: '60 ml' })).not.toHaveProperty('Pack')
  })

  it('the medicine facts advise asking a doctor or pharmacist', () => {
    show()
    expect(screen.getByText(/^Ask a doctor or pharmacist/)).toBeTruthy()
  })
})
