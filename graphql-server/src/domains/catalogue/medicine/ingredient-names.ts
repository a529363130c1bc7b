/**
 * Names of ingredients that mean the same in India, by the name that stands for all of them. Salts are left out: they are
 * read from `SALTS`.
 */
const NAMES: Record<string, string[]> = {
  paracetamol: ['acetaminophen', 'apap'],
  amoxicillin: ['amoxycillin', 'amoxycilline'],
  'clavulanic acid': ['clavulanate'],
  cefalexin: ['cefalexine'],
  cefadroxil: ['cefadroxyl'],
  cefazolin: ['cefazoline'],
  ceftriaxone: ['ceftriaxon', 'cefriaxone'],
  cefpodoxime: ['cefpodoxim'],
  faropenem: ['feropenem'],
  rifampicin: ['rifampin'],
  isoniazid: ['inh', 'isonicotinic acid hydrazide', 'isonicotinylhydrazide'],
  'aminosalicylic acid': [
    'pas',
    'pas granules',
    'aminosalicylate',
    'para aminosalicylic acid',
    'para aminosalicylate',
  ],
  thioacetazone: ['thiacetazone', 'amithiozone'],
  aciclovir: ['acyclovir', 'aciclover'],
  valaciclovir: ['valacyclovir'],
  'fusidic acid': ['fusidate'],
  benzylpenicillin: ['penicillin g'],
  phenoxymethylpenicillin: ['penicillin v'],
  methenamine: ['hexamine'],
  aspirin: ['acetylsalicylic acid', 'acetyl salicylic acid', 'asa'],
  'mefenamic acid': ['mefenamic', 'mefanamic acid'],
  metamizole: ['analgin', 'dipyrone', 'metamizol', 'novalgin'],
  aminophenazone: ['amidopyrine'],
  pethidine: ['meperidine'],
  'glyceryl trinitrate': ['nitroglycerin', 'nitroglycerine', 'gtn'],
  'isosorbide mononitrate': ['ismn', 'isosorbide 5 mononitrate'],
  furosemide: ['frusemide'],
  hydrochlorothiazide: ['hctz', 'hydrochlorthiazide'],
  chlortalidone: ['chlorthalidone'],
  bendroflumethiazide: ['bendrofluazide'],
  spironolactone: ['spirinolactone'],
  levamlodipine: ['s amlodipine'],
  atorvastatin: ['atorvastatine'],
  epinephrine: ['adrenaline'],
  norepinephrine: ['noradrenaline'],
  salbutamol: ['albuterol'],
  levosalbutamol: ['levalbuterol'],
  beclometasone: ['beclomethasone'],
  hydrocortisone: ['cortisol'],
  levothyroxine: ['thyroxine', 'l thyroxine', 't4'],
  glibenclamide: ['glyburide'],
  'human insulin': ['soluble insulin', 'regular insulin', 'actrapid'],
  ethinylestradiol: ['ethinyl estradiol', 'ethynylestradiol', 'ee'],
  norethisterone: ['norethindrone'],
  medroxyprogesterone: ['mpa'],
  methylcobalamin: ['mecobalamin'],
  pyridoxine: ['vitamin b6'],
  nicotinamide: ['vitamin b3', 'niacinamide'],
  'nicotinic acid': ['niacin'],
  thiamine: ['vitamin b1'],
  riboflavin: ['vitamin b2', 'riboflavine'],
  'folic acid': ['vitamin b9', 'folate'],
  levomefolate: ['l methylfolate', 'methylfolate'],
  'ascorbic acid': ['vitamin c', 'ascorbate'],
  colecalciferol: ['vitamin d3', 'cholecalciferol'],
  tocopherol: ['vitamin e', 'tocopheryl', 'alpha tocopherol'],
  'magnesium hydroxide': ['milk of magnesia'],
  simethicone: ['dimeticone', 'dimethicone', 'activated dimethicone'],
  dicycloverine: ['dicyclomine'],
  'hyoscine butylbromide': ['scopolamine butylbromide', 'hyoscine n butylbromide', 'buscopan'],
  'ursodeoxycholic acid': ['ursodiol', 'udca'],
  chlorphenamine: ['chlorpheniramine', 'cpm'],
  dextromethorphan: ['dxm'],
  guaifenesin: ['guaiphenesin', 'glyceryl guaiacolate'],
  phenobarbital: ['phenobarbitone'],
  phenytoin: ['diphenylhydantoin'],
  lidocaine: ['lignocaine', 'xylocaine'],
  ciclosporin: ['cyclosporine', 'cyclosporin', 'ciclosporin a'],
  mesalazine: ['mesalamine', '5 asa'],
  mercaptopurine: ['6 mp'],
  'povidone iodine': ['pvp i', 'iodopovidone'],
  'hyaluronic acid': ['hyaluronate'],
  carmellose: ['carboxymethylcellulose', 'cmc'],
  'liquid paraffin': ['mineral oil'],
  amobarbital: ['amylobarbitone'],
  barbital: ['barbitone'],
  cyclobarbital: ['cyclobarbitone'],
  pentobarbital: ['pentobarbitone'],
  secobarbital: ['quinalbarbitone'],
  methylphenobarbital: ['methylphenobarbitone', 'methyl phenobarbital', 'methyl phenobarbitone'],
  amphetamine: ['amfetamine'],
  dexamphetamine: ['dexamfetamine', 'dextroamphetamine'],
  methamphetamine: ['metamfetamine'],
  esketamine: ['s ketamine'],
  etodolac: ['s etodolac'],
}

const BY_NAME = new Map(
  Object.entries(NAMES).flatMap(([name, others]) => others.map((other) => [other, name])),
)

/** Words for salts, esters and water, which do not change the substance. Source: pharmacopoeias. */
const SALTS = new Set(
  [
    'hydrochloride hcl dihydrochloride hydrobromide sulfate bisulfate phosphate diphosphate acetate citrate maleate',
    'malate tartrate bitartrate hemitartrate fumarate succinate mesylate mesilate besylate besilate camsylate tosylate',
    'tosilate oxalate nitrate mononitrate gluconate lactate pivoxil proxetil axetil medoxomil etexilate trihydrate',
    'dihydrate monohydrate hemihydrate pentahydrate anhydrous sodium potassium calcium magnesium trometamol',
    'tromethamine tromethamol arginine diethylamine diethylammonium acetonide napsylate',
  ].flatMap((words) => words.split(' ')),
)

/** Simple salts are substances themselves: 'sodium bicarbonate', 'magnesium oxide'. */
const ANIONS = new Set('chloride bicarbonate carbonate hydroxide oxide iodide fluoride'.split(' '))

/** Substances whose salts are different medicines, with other strengths or uses. */
const WITH_SALT = new Set(
  [
    'benzylpenicillin diclofenac betamethasone hydrocortisone methylprednisolone fluticasone norethisterone estradiol',
    'metoprolol phenytoin valproate tenofovir mycophenolate isosorbide colistin methenamine ferrous iron zinc',
  ].flatMap((words) => words.split(' ')),
)

/** Words about the form, the release or the standard of a medicine. They are not part of a name. */
const OTHER_WORDS = new Set(
  [
    'ip bp usp bpc ph eur tablet tablets tab tabs capsule capsules cap caps syrup suspension injection inj cream ointment',
    'gel drops lotion granules sachet vial film coated uncoated enteric chewable dispersible effervescent mouth dissolving',
    'orally disintegrating disintegrating sustained extended prolonged controlled modified immediate delayed release sr er xr xl cr pr mr la',
    'od dt md odt ec retard micronized micronised natural oral dry each contains as strip eye ear nasal',
  ].flatMap((words) => words.split(' ')),
)

/** A substance by the name that stands for it, and the words of its salt. */
export interface ReadSubstance {
  substance: string
  salt: string
}

/**
 * Reads the substances that one ingredient is called: 'Vitamin B6 (Pyridoxine)' has two names for one substance. Compares
 * whole names, never parts of words: 'levocetirizine' is not 'cetirizine'.
 */
export function readSubstances(name: string): ReadSubstance[] {
  const read = name.split(/[()/[\]]/).flatMap((part) => readSubstance(part) ?? [])
  return [...new Map(read.map((one) => [`${one.substance} ${one.salt}`, one])).values()]
}

function readSubstance(name: string): ReadSubstance | null {
  const words = toWords(name).filter((word) => !OTHER_WORDS.has(word))
  const whole = words.join(' ')
  if (!/\p{L}/u.test(whole)) return null
  const named = NAMES[whole] ? whole : BY_NAME.get(whole)
  const base = words.filter((word) => !SALTS.has(word))
  if (named || base.every((word) => ANIONS.has(word))) {
    return { substance: named ?? whole, salt: '' }
  }
  const substance = base.join(' ')
  const salt = words.filter((word) => SALTS.has(word)).join(' ')
  return { substance: BY_NAME.get(substance) ?? substance, salt }
}

/** Splits a name into words, in one of the spellings that occur side by side. */
function toWords(name: string): string[] {
  return name
    .toLowerCase()
    .replace(/\b(i|b|u\.?s)\.\s?p\b\.?/g, ' ')
    .replace(/\bp\.a\.s\b\.?/g, 'pas')
    .replace(/sulph/g, 'sulf')
    .replace(/\bceph/g, 'cef')
    .replace(/oestr/g, 'estr')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
}

/**
 * A text that is equal for names of the same substance. Salts are left out, unless they make it a different medicine.
 */
export function substanceKey({ substance, salt }: ReadSubstance): string {
  return WITH_SALT.has(substance.split(' ')[0] ?? '') && salt ? `${substance} ${salt}` : substance
}
