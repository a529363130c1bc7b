import { describe, expect, it } from 'vitest'
import { listSubstances } from './composition.ts'
import { type CheckedSource, createMedicineCheck, toCheckedMedicine } from './medicine-findings.ts'
import { BANNED, LISTED } from './medicine-lists.ts'

const DAY = '2026-11-29'
const tablet = (schedule: 'NONE' | 'H' | 'H1' | 'X') => ({ form: 'TABLET' as const, schedule })

/** The keys of the findings for a tablet of schedule H, unless the fields say something else. */
function find(
  composition: string,
  fields: Partial<CheckedSource> = {},
  { day = DAY, watched = [] as string[] } = {},
): string[] {
  const medicine = toCheckedMedicine({
    ...{ name: 'Brand', composition, medicine: tablet('H') },
    ...fields,
  })
  return medicine ? createMedicineCheck(watched)(medicine, day).map(({ key }) => key) : []
}

describe('the lists of the law', () => {
  it('schedule H1 has 51 entries and one order, and schedule X has 16 and a stereoisomer', () => {
    const count = (schedule: string) => LISTED.filter((row) => row.schedule === schedule).length
    expect([count('H1'), count('X')]).toEqual([52, 17])
  })

  it('each listed and banned ingredient is found by its own name', () => {
    for (const { ingredient } of LISTED) expect(listSubstances(ingredient)).toEqual([[ingredient]])
    for (const { composition } of BANNED) {
      const lacking = listSubstances(composition).filter((names) => names.length !== 1)
      expect(lacking, composition).toEqual([])
    }
  })

  it.each([
    ['Alprazolam 0.5 mg', ['H1 alprazolam', 'narcotic alprazolam']],
    ['Alprazolam (NA)', ['H1 alprazolam', 'narcotic alprazolam']],
    ['ALPRAZOLAM', ['H1 alprazolam', 'narcotic alprazolam']],
    ['Clonazepam (0.5mg)', ['narcotic clonazepam']],
    ['Propranolol (20mg) + Alprazolam (0.25mg)', ['H1 alprazolam', 'narcotic alprazolam']],
    ['Tramadol Hydrochloride IP 50 mg', ['H1 tramadol', 'narcotic tramadol']],
    ['Paracetamol 325 mg+ Tramadol HCl 37.5 mg Tablets', ['H1 tramadol', 'narcotic tramadol']],
    ['Acetaminophen 325 mg & Tramadol 37.5 mg', ['H1 tramadol', 'narcotic tramadol']],
    ['Zolpidem Tartrate Extended Release Tablets 6.25 mg', ['H1 zolpidem', 'narcotic zolpidem']],
    ['Zolpidem sublingual 5 mg', ['H1 zolpidem', 'narcotic zolpidem']],
    ['Cefixime Trihydrate IP equivalent to Cefixime 200 mg', ['H1 cefixime']],
    [
      'Each film coated tablet contains: Cefpodoxime Proxetil IP eq. to Cefpodoxime 200 mg, Excipients q.s. Colour: Tramadol',
      ['H1 cefpodoxime'],
    ],
    ['Ofloxacin 200 mg with Cefixime 200 mg Tablets IP', ['H1 cefixime']],
    ['Paracetamol and Tramadol', ['H1 tramadol', 'narcotic tramadol']],
    ['Rifampin (450mg), Isonicotinic Acid Hydrazide (300mg)', ['H1 rifampicin', 'H1 isoniazid']],
    ['INH 300 mg', ['H1 isoniazid']],
    ['P.A.S. granules', ['H1 aminosalicylic acid']],
    ['Sodium Para-aminosalicylate 80% w/w', ['H1 aminosalicylic acid']],
    ['Feropenem Sodium 200 mg', ['H1 faropenem']],
    ['Ethambutol Hydrochloride 800 mg', ['H1 ethambutol']],
    ['Phenobarbitone Sodium 30 mg', ['narcotic phenobarbital']],
    ['Carisoprodol 350 mg + Diclofenac 50 mg', ['narcotic carisoprodol']],
    ['Pregabalin (75mg) + Methylcobalamin (750mcg)', ['H1 pregabalin']],
    ['Hydroxychloroquine Sulphate 200 mg', ['H1 hydroxychloroquine']],
    ['Ketamine Hydrochloride 50 mg/ml', ['X ketamine', 'narcotic ketamine']],
  ])('the composition %j has the findings %j', (composition, keys) => {
    expect(find(composition).filter((key) => !key.startsWith('banned'))).toEqual(keys)
  })

  it.each([
    'Tamoxifen 20 mg',
    'Ofloxacin 200 mg',
    'Ciprofloxacin 500 mg',
    'Dihydrocodeine 30 mg',
    'Nordiazepam 5 mg',
    'Spironolactone Tablets IP 25 mg',
    'Levocetirizine 5 mg',
    'Rifaximin 400 mg',
    'Gabapentin 300 mg',
    'Azithromycin 500 mg',
    'Salbutamol 100 mcg Inhaler',
    'Levosalbutamol 50 mcg',
    'Esomeprazole 40 mg',
    'Sodium Bicarbonate 500 mg',
    'Dextromethorphan Hydrobromide 10 mg / 5 ml',
    '',
  ])('the composition %j has no findings, because parts of words are not compared', (text) => {
    expect(find(text)).toEqual([])
  })

  it('nothing is found beyond the length of a composition, also in a text that repeats itself', () => {
    for (const part of ['1 ', '1,', 'a1 mg ', '(', '/', 'contains ', '+ ']) {
      expect(find(part.repeat(1_000))).toEqual([])
    }
  })

  it('the strictest schedule is proposed, and a stricter or equal one is kept', () => {
    expect(find('Codeine 10 mg + Ketamine 10 mg')).toContain('X ketamine')
    expect(find('Codeine 10 mg + Ketamine 10 mg')).not.toContain('H1 codeine')
    expect(find('Clonazepam 1 mg', { medicine: tablet('NONE'), narcotic: true })).toEqual([
      'H clonazepam',
    ])
    expect(find('Clonazepam 1 mg', { medicine: tablet('H1'), narcotic: true })).toEqual([])
    expect(find('Alprazolam 1 mg', { medicine: tablet('H1'), narcotic: true })).toEqual([])
  })

  it('a product that is not a medicine is compared too', () => {
    expect(find('Alprazolam 1 mg', { medicine: null })).toContain('H1 alprazolam')
  })

  it('an entry counts from its first day', () => {
    expect(find('Pregabalin 75 mg', {}, { day: '2026-08-19' })).toEqual([])
    expect(find('Pregabalin 75 mg', {}, { day: '2026-08-20' })).toEqual(['H1 pregabalin'])
  })

  it.each([
    ['Moxi Gel', 'GEL', []],
    ['Moxi Eye Ointment', 'OINTMENT', ['H1 moxifloxacin']],
    ['Moxi', 'DROPS', ['H1 moxifloxacin']],
    ['Moxi Nasal', 'GEL', ['H1 moxifloxacin']],
    ['Moxi', 'INJECTION', ['H1 moxifloxacin']],
    ['Earth Moxi', 'CREAM', []],
  ] as const)(
    'schedule H1 leaves out external use, but not eye, ear and nose: %s as %s has %j',
    (name, form, keys) => {
      expect(find('Moxifloxacin 0.5% w/w', { name, medicine: { form, schedule: 'H' } })).toEqual(
        keys,
      )
    },
  )

  it('a finding that an admin has looked at is not repeated, until another list names the medicine', () => {
    const fields = { checkedFindings: ['H1 tramadol', 'narcotic tramadol'] }
    expect(find('Tramadol 50 mg', fields)).toEqual([])
    expect(find('Tramadol 50 mg', fields, { watched: ['tramadol'] })).toEqual(['watched tramadol'])
  })
})

describe('banned medicines', () => {
  const banned = (
    composition: string,
    form: 'TABLET' | 'INJECTION' | 'CREAM' | 'DROPS' = 'TABLET',
  ) => find(composition, { medicine: { form, schedule: 'X' }, narcotic: true })

  it.each([
    [
      'Salbutamol Sulphate 2 mg + Bromhexine Hydrochloride 4 mg',
      ['banned Salbutamol + Bromhexine'],
    ],
    [
      'Chlorpheniramine Maleate 4 mg/5ml + Codeine Phosphate 10 mg/5ml',
      ['banned Chlorphenamine + Codeine'],
    ],
    ['Phenytoin Sodium 100 mg + Phenobarbitone Sodium 50 mg', ['banned Phenytoin + Phenobarbital']],
    ['S(+)-Etodolac 300 mg + Paracetamol 325 mg', ['banned Etodolac + Paracetamol']],
    ['Nimesulide (100mg)', ['banned Nimesulide']],
    ['Levosalbutamol 1 mg + Bromhexine 4 mg', []],
    ['Salbutamol 2 mg + Bromhexine 4 mg + Menthol 1 mg', []],
    [
      'Levocetirizine 5 mg + Paracetamol 325 mg + Phenylephrine 5 mg',
      ['banned Levocetirizine + Phenylephrine + Paracetamol'],
    ],
    ['Aceclofenac 50 mg + Paracetamol 125 mg', ['banned Aceclofenac 50 mg + Paracetamol 125 mg']],
    ['Aceclofenac 0.05 g + Paracetamol 125 mg', ['banned Aceclofenac 50 mg + Paracetamol 125 mg']],
    ['Aceclofenac (100mg) + Paracetamol (325mg)', []],
    ['Chloramphenicol 250 mg', []],
    ['Chloramphenicol 250 mg + Zinc 5 mg', ['banned Chloramphenicol']],
  ])('the composition %j has the findings %j', (composition, keys) => {
    expect(banned(composition)).toEqual(keys)
  })

  it('a ban of a form leaves out other forms', () => {
    expect(banned('Mefenamic Acid 50 mg + Paracetamol 125 mg', 'INJECTION')).toHaveLength(1)
    expect(banned('Mefenamic Acid 50 mg + Paracetamol 125 mg')).toEqual([])
    expect(banned('Gatifloxacin 400 mg')).toEqual(['banned Gatifloxacin'])
    expect(banned('Gatifloxacin 0.3% w/v', 'DROPS')).toEqual([])
    expect(banned('Dexamethasone 0.1% + Moxifloxacin 0.5%', 'DROPS')).toEqual([])
  })
})

it('the own list finds one ingredient in every medicine, and several only together', () => {
  const watched = ['Tapentadol', 'Drotaverine + Mefenamic Acid']
  const own = (composition: string) =>
    find(composition, { medicine: tablet('X') }, { watched }).filter((key) => /^watched/.test(key))
  expect(own('Tapentadol Hydrochloride 50 mg + Paracetamol 325 mg')).toEqual(['watched Tapentadol'])
  expect(own('Drotaverine 80 mg')).toEqual([])
  expect(own('Mefenamic Acid 250 mg + Drotaverine HCl 80 mg')).toEqual([
    'watched Drotaverine + Mefenamic Acid',
  ])
})
