import type { DrugSchedule, MedicineForm } from '../../../contract/types.generated.ts'

/** A substance on a list that a licence depends on. A substance can have several rows. */
export interface ListedSubstance {
  /** As `substanceKey` names it. */
  ingredient: string
  schedule?: Exclude<DrugSchedule, 'NONE'>
  /** Whether it is listed under the Narcotic Drugs and Psychotropic Substances Act, 1985. */
  isNarcotic?: true
  /** The notification in the Gazette of India, or the act. */
  source: string
  /** The first day on which it applies. Missing if it is older than the shops' records. */
  from?: string
  /** A condition that the composition does not show. */
  note?: string
}

type Entry = Omit<ListedSubstance, 'ingredient'>

const list = (entry: Entry, ...ingredients: string[]): ListedSubstance[] =>
  ingredients.map((ingredient) => ({ ingredient, ...entry }))

const H1 = { schedule: 'H1' } as const
const X = { schedule: 'X', source: 'Drugs Rules, 1945, schedule X' } as const
const NARCOTIC = { isNarcotic: true, source: 'NDPS Act, 1985' } as const
const PSYCHOTROPIC_H = { schedule: 'H', ...NARCOTIC } as const

/** State of November 2026. `medicine-lists.test.ts` counts the entries of each schedule. */
export const LISTED: readonly ListedSubstance[] = [
  ...list(
    { ...H1, source: 'G.S.R. 588(E)', from: '2014-03-01' },
    ...['alprazolam', 'balofloxacin', 'buprenorphine', 'capreomycin', 'cefdinir', 'cefditoren'],
    ...['cefepime', 'cefetamet', 'cefixime', 'cefoperazone', 'cefotaxime', 'cefpirome'],
    ...['cefpodoxime', 'ceftazidime', 'ceftibuten', 'ceftizoxime', 'ceftriaxone'],
    ...['chlordiazepoxide', 'clofazimine', 'codeine', 'cycloserine', 'diazepam', 'diphenoxylate'],
    ...['doripenem', 'ertapenem', 'ethambutol', 'ethionamide', 'faropenem', 'gemifloxacin'],
    ...['imipenem', 'isoniazid', 'levofloxacin', 'meropenem', 'midazolam', 'moxifloxacin'],
    ...['nitrazepam', 'pentazocine', 'prulifloxacin', 'pyrazinamide', 'rifabutin', 'rifampicin'],
    ...['aminosalicylic acid', 'sparfloxacin', 'thioacetazone', 'tramadol', 'zolpidem'],
  ),
  ...list({ ...H1, source: 'G.S.R. 795(E)', from: '2018-08-21' }, 'oxytocin'),
  ...list({ ...H1, source: 'G.S.R. 258(E)', from: '2021-04-07' }, 'tapentadol'),
  ...list({ ...H1, source: 'G.S.R. 95(E)', from: '2024-02-05' }, 'oseltamivir', 'zanamivir'),
  // Sources disagree: August or November 2026.
  ...list({ ...H1, source: 'G.S.R. 377(E)', from: '2026-08-20' }, 'pregabalin'),
  ...list(
    {
      ...{ ...H1, source: 'G.S.R. 219(E)', from: '2020-03-26' },
      note: 'An order requires the conditions of schedule H1.',
    },
    'hydroxychloroquine',
  ),
  ...list(
    X,
    ...['amobarbital', 'amphetamine', 'barbital', 'cyclobarbital', 'dexamphetamine'],
    ...['ethchlorvynol', 'glutethimide', 'meprobamate', 'methamphetamine', 'methylphenidate'],
    ...['methylphenobarbital', 'pentobarbital', 'phencyclidine', 'phenmetrazine', 'secobarbital'],
  ),
  // Schedule X includes stereoisomers.
  ...list({ ...X, from: '2013-11-07' }, 'ketamine', 'esketamine'),
  ...list(
    NARCOTIC,
    ...['alprazolam', 'buprenorphine', 'chlordiazepoxide', 'codeine', 'dextropropoxyphene'],
    ...['diazepam', 'methylphenidate', 'midazolam', 'nitrazepam', 'pentazocine', 'zolpidem'],
  ),
  ...list(
    { ...NARCOTIC, note: 'Up to 2.5 mg with at least 1% of atropine sulphate is exempt.' },
    'diphenoxylate',
  ),
  ...list({ isNarcotic: true, source: 'S.O. 1761(E)', from: '2018-04-26' }, 'tramadol'),
  ...list({ ...NARCOTIC, from: '2011-02-10' }, 'ketamine', 'esketamine'),
  ...list(
    PSYCHOTROPIC_H,
    ...['clobazam', 'clonazepam', 'lorazepam', 'oxazepam', 'phenobarbital'],
    ...['fentanyl', 'hydrocodone', 'methadone', 'morphine', 'oxycodone', 'pethidine'],
  ),
  // Probably added with 14 others; the list itself was not seen.
  ...list({ ...PSYCHOTROPIC_H, source: 'S.O. 1275(E)', from: '2021-03-23' }, 'etizolam'),
  ...list({ ...PSYCHOTROPIC_H, source: 'S.O. 906(E)', from: '2026-02-18' }, 'carisoprodol'),
]

/** Ingredients that may not be sold, or only in another strength, form or combination. */
export interface BannedComposition {
  /** Read like the composition of a product. One ingredient matches every medicine with it, several match only all. */
  composition: string
  /** Whether a single ingredient matches only together with others. */
  isWithOthers?: true
  /** Without it, every form matches. */
  forms?: readonly MedicineForm[]
  source: string
  /** Other conditions of the ban. */
  note?: string
}

const INTERNAL = ['TABLET', 'CAPSULE', 'SYRUP', 'SUSPENSION', 'INJECTION'] as const

const ban = (source: string, ...compositions: string[]): BannedComposition[] =>
  compositions.map((composition) => ({ composition, source }))

const SECTION_26A_2018 = 'notifications of 7 September 2018'
const SECTION_26A_2023 = 'S.O. 2394(E) to 2407(E)'
const SECTION_26A_2024 = 'S.O. 3285(E) to 3440(E)'

/** Bans under section 26A of the Drugs and Cosmetics Act, 1940. Examples: admins can add others to the shop's own list. */
export const BANNED: readonly BannedComposition[] = [
  ...ban('G.S.R. 578(E)', 'Aminophenazone', 'Phenacetin'),
  ...ban('G.S.R. 49(E)', 'Methaqualone'),
  {
    ...{ composition: 'Chloramphenicol', isWithOthers: true, forms: INTERNAL },
    source: 'G.S.R. 1057(E)',
  },
  ...['Betamethasone', 'Dexamethasone', 'Prednisolone', 'Methylprednisolone', 'Hydrocortisone'].map(
    (composition) => ({
      ...{ composition, isWithOthers: true as const, forms: INTERNAL, source: 'G.S.R. 738(E)' },
    }),
  ),
  ...ban('ban of 2010', 'Rosiglitazone'),
  ...ban('G.S.R. 82(E)', 'Cisapride', 'Phenylpropanolamine', 'Sibutramine'),
  {
    composition: 'Human Placental Extract',
    source: 'G.S.R. 82(E)',
    note: 'Topical use, and injections for pelvic inflammation, are allowed.',
  },
  { composition: 'Gatifloxacin', forms: INTERNAL, source: 'G.S.R. 218(E)' },
  ...ban('G.S.R. 218(E)', 'Tegaserod'),
  ...ban('G.S.R. 332(E)', 'Dextropropoxyphene'),
  {
    composition: 'Nimesulide',
    source: 'G.S.R. 82(E), S.O. 6091(E)',
    note: 'Banned for children under 12, and in all oral immediate-release forms above 100 mg.',
  },
  ...ban(SECTION_26A_2018, 'Aceclofenac + Paracetamol + Rabeprazole'),
  {
    ...{ composition: 'Nimesulide + Paracetamol', source: SECTION_26A_2023 },
    note: 'The ban is for dispersible tablets.',
  },
  ...ban(
    SECTION_26A_2023,
    'Amoxicillin + Bromhexine',
    'Pholcodine + Promethazine',
    'Chlorphenamine + Dextromethorphan + Guaifenesin + Ammonium Chloride + Menthol',
    'Chlorphenamine + Codeine',
    'Ammonium Chloride + Bromhexine + Dextromethorphan',
    'Bromhexine + Dextromethorphan + Ammonium Chloride + Menthol',
    'Dextromethorphan + Chlorphenamine + Guaifenesin + Ammonium Chloride',
    'Paracetamol + Bromhexine + Phenylephrine + Chlorphenamine + Guaifenesin',
    'Salbutamol + Bromhexine',
    'Chlorphenamine + Codeine + Menthol',
    'Phenytoin + Phenobarbital',
    'Ammonium Chloride + Sodium Citrate + Chlorphenamine + Menthol',
    'Salbutamol + Etofylline + Bromhexine',
  ),
  ...ban('S.O. 3284(E)', 'Etodolac + Paracetamol'),
  {
    ...{ composition: 'Mefenamic Acid + Paracetamol', source: SECTION_26A_2024 },
    forms: ['INJECTION'],
  },
  ...ban(
    SECTION_26A_2024,
    'Aceclofenac 50 mg + Paracetamol 125 mg',
    'Cetirizine + Paracetamol + Phenylephrine',
    'Levocetirizine + Phenylephrine + Paracetamol',
    'Paracetamol + Chlorphenamine + Phenylpropanolamine',
    'Camylofin 25 mg + Paracetamol 300 mg',
    'Paracetamol + Tramadol + Taurine + Caffeine',
    'Omeprazole + Dicycloverine',
  ),
  {
    composition: 'Chlorphenamine + Phenylephrine',
    source: 'S.O. 1717(E)',
    note: 'Not for children under 4. Label and leaflet must warn.',
  },
]
