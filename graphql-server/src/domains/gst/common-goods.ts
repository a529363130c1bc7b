import { gstNotes } from './messages.ts'
import { readRates } from './rate-input.ts'
import { parseRates } from './rate-text.ts'
import type { GstRateRecord } from './rates.ts'

/** A proposed HSN code with its rates. People decide whether to use it. */
export interface GstProposal {
  /** The goods that the product seems to be, such as 'Hair oil, shampoo'. */
  goods: string
  hsn: string
  rates: GstRateRecord[]
  /** When another rate applies. May be empty. */
  note: string
}

/** A product as far as a proposal depends on it. */
interface Described {
  name: string
  /** The names of its categories and sub-categories. */
  places: readonly string[]
  isMedicine: boolean
}

const PACKED = gstNotes.NIL_LOOSE_OR_LARGE().message
const LOOSE = gstNotes.NIL_LOOSE().message

/**
 * Goods of groceries and pharmacies, one on each line: goods | HSN code | rates as in files | words in the name | words
 * in the category, if the name alone is not enough | note. Rates that changed have the day of the change. Lines without
 * a code are goods whose names look like others: nothing is proposed for them.
 * Sources: notifications 1/2017, 2/2017, 9/2025 and 10/2025 (Rate), and the tariff's headings.
 */
const TABLE = `
Bandages, plaster, dressings | 3005 | 5 from 2025-09-22 | bandage, gauze, gauze pad, plaster, cotton wool
Glucometers | 9027 | 5 from 2025-09-22 | glucometer
Test strips, diagnostic kits | 3822 | 5 from 2025-09-22 | test strip, glucose strip, pregnancy test
Thermometers | 9025 | 5 from 2025-09-22 | thermometer
Blood pressure monitors, oximeters | 9018 | 5 from 2025-09-22 | blood pressure monitor, bp monitor, oximeter
Condoms | 4014 | 0 | condom
Sanitary pads | 9619 | 0 | sanitary pad, sanitary napkin, panty liner, tampon
Diapers | 9619 | 5 from 2025-09-22 | diaper, diaper pant, adult diaper
Feeding bottles | 3926 | 5 from 2025-09-22 | feeding bottle
Nipples of feeding bottles | 4014 | 5 from 2025-09-22 | feeding nipple, feeding bottle nipple
Hair oil, shampoo | 3305 | 5 from 2025-09-22 | hair oil, shampoo
Hair dye, other hair care | 3305 | 18 | hair dye, hair colour, hair color, hair conditioner, hair serum, hair gel
Toothpaste, tooth powder, floss | 3306 | 5 from 2025-09-22 | toothpaste, tooth powder, dental floss
Toothbrushes | 9603 | 5 from 2025-09-22 | toothbrush, tooth brush
Soap in bars | 3401 | 5 from 2025-09-22 | soap, soap bar, bathing bar
Liquid soap, body and face wash | 340130 | 18 | liquid soap, hand wash, handwash, body wash, face wash, shower gel
Talcum and face powder | 3304 | 5 from 2025-09-22 | talcum powder, talc, face powder, baby powder
Make-up, creams, sunscreen | 3304 | 18 | sunscreen, cold cream, face cream, body lotion, baby lotion, moisturiser, face serum, lip balm, lipstick, kajal, nail polish
Shaving cream, aftershave | 3307 | 5 from 2025-09-22 | shaving cream, shaving foam, shaving gel, aftershave, after shave, after shave balm, after shave lotion
Deodorants | 3307 | 18 | deodorant, deodorant spray
Perfume | 3303 | 18 | perfume, eau de toilette
Detergents, dish wash, cleaners | 3402 | 18 | detergent, detergent powder, detergent bar, washing powder, dishwash, dishwash bar, dishwash liquid, floor cleaner, toilet cleaner, glass cleaner
Insect repellents, disinfectants | 3808 | 18 | mosquito repellent, mosquito coil, disinfectant, hand sanitiser, hand sanitizer
Agarbatti | 330741 | 5 | agarbatti, incense stick, dhoop stick
Candles | 3406 | 5 | candle
Matches | 3605 | 5 | matchbox, safety match
Pencils | 9609 | 0 from 2025-09-22 | pencil, crayon
Exercise books | 4820 | 0 from 2025-09-22 | exercise book, notebook
Eggs | 0407 | 0 | egg, farm egg | egg
Milk | 0401 | 0 | milk | milk
Milk and plant-milk drinks | 220299 | 5 from 2025-09-22 | milk drink, milkshake, milk shake, flavoured milk, almond milk, almond drink, soy milk, oat milk
Condensed milk | 0402 | 5 from 2025-09-22 | condensed milk
Curd, lassi, buttermilk, packed | 0403 | 5 | curd, dahi, lassi, buttermilk, chaas, yogurt, yoghurt | | ${LOOSE}
Paneer | 0406 | 0 from 2025-09-22 | paneer | dairy, paneer
Butter, ghee | 0405 | 5 from 2025-09-22 | butter, ghee | dairy, butter, ghee
Cheese | 0406 | 5 from 2025-09-22 | cheese, cheese slice, cheese spread, mozzarella, cheddar | dairy, cheese
Ice cream | 2105 | 5 from 2025-09-22 | ice cream, kulfi
Rice, packed | 1006 | 5 | rice | rice, grain, staple | ${PACKED}
Wheat flour, packed | 1101 | 5 | atta, maida, wheat flour | | ${PACKED}
Pulses, packed | 0713 | 5 | dal, rajma, moong, toor, masoor, urad, kabuli chana, chana dal | dal, pulse, staple | ${PACKED}
Salt | 2501 | 0 | salt, iodised salt, rock salt | salt, spice, masala, staple
Sugar | 1701 | 5 | sugar | sugar, staple
Jaggery, packed | 1701 | 5 | jaggery, jaggery powder | | ${LOOSE}
Soya oil | 1507 | 5 | soya oil, soyabean oil, soybean oil
Groundnut oil | 1508 | 5 | groundnut oil, peanut oil
Olive oil | 1509 | 5 | olive oil
Sunflower oil | 1512 | 5 | sunflower oil
Coconut oil | 1513 | 5 | coconut oil | cooking, edible, oil
Mustard oil | 1514 | 5 | mustard oil
Rice bran and sesame oil | 1515 | 5 | rice bran oil, sesame oil, gingelly oil
Tea | 0902 | 5 | tea, leaf tea, green tea, masala chai | tea, beverage
Coffee | 0901 | 5 | coffee powder, filter coffee, coffee bean, ground coffee
Instant coffee and tea | 2101 | 5 from 2025-09-22 | instant coffee, instant tea
Pepper, chilli powder | 0904 | 5 | black pepper, pepper, chilli powder | spice, masala
Cinnamon | 0906 | 5 | cinnamon | spice, masala
Cloves | 0907 | 5 | clove | spice, masala
Cardamom | 0908 | 5 | cardamom | spice, masala
Coriander and cumin | 0909 | 5 | coriander powder, coriander seed, cumin, cumin seed, jeera | spice, masala
Turmeric, spice mixtures | 0910 | 5 | turmeric, turmeric powder, haldi, garam masala, sambar powder, masala | spice
Cashews | 0801 | 5 | cashew | nut, dry fruit
Almonds, walnuts, pistachios | 0802 | 5 from 2025-09-22 | almond, walnut, walnut kernel, pistachio | nut, dry fruit
Dates, figs | 0804 | 5 from 2025-09-22 | date, dried fig, anjeer | nut, dry fruit
Raisins | 0806 | 5 | raisin, kishmish | nut, dry fruit
Honey, packed | 0409 | 5 | honey | honey, grocer, spread
Biscuits, cakes, pastry | 1905 | 5 from 2025-09-22 | biscuit, cookie, cracker, cake, cake slice, muffin, pastry, croissant, rusk
Bread | 1905 | 0 | bread
Roti, paratha | 1905 | 0 from 2025-09-22 | roti, chapati, paratha, parotta, pizza bread
Namkeen, bhujia, mixtures | 210690 | 5 from 2025-09-22 | namkeen, bhujia, sev, chivda
Noodles, pasta | 1902 | 5 from 2025-09-22 | noodle, pasta, macaroni, spaghetti, vermicelli
Breakfast cereals | 1904 | 5 from 2025-09-22 | corn flake, cornflake, muesli, breakfast cereal
Chocolate | 1806 | 5 from 2025-09-22 | chocolate, chocolate bar | chocolate, candy, confectionery
Sugar confectionery | 1704 | 5 from 2025-09-22 | candy, lollipop, toffee | candy, confectionery, sweet
Jam, marmalade | 2007 | 5 from 2025-09-22 | jam, marmalade
Ketchup, sauces | 2103 | 5 from 2025-09-22 | ketchup, chilli sauce, soy sauce, mayonnaise
Soft drinks | 220210 | 40 | cola, cola drink, soft drink, ginger ale, lemon soda, tonic water
Energy drinks | 220299 | 40 | energy drink
Fruit juice | 2009 | 5 from 2025-09-22 | juice | juice, beverage
Fruit drinks, still | 22029920 | 5 from 2025-09-22 | mango drink, fruit drink
Drinking water, soda without sugar | 2201 | 5 from 2025-09-22 | drinking water, mineral water, packaged water, soda water, club soda
Pan masala | 2106 | 40 from 2026-02-01 | pan masala
Cigarettes | 2402 | 40 from 2026-02-01 | cigarette
Chewing tobacco | 2403 | 40 from 2026-02-01 | chewing tobacco, khaini
Bidis | 2403 | 18 from 2026-02-01 | bidi
Potatoes | 0701 | 0 | potato | vegetable
Tomatoes | 0702 | 0 | tomato | vegetable
Onions, garlic | 0703 | 0 | onion, garlic | vegetable
Cabbage, cauliflower, broccoli | 0704 | 0 | cabbage, cauliflower, broccoli | vegetable
Carrots, radish | 0706 | 0 | carrot, radish | vegetable
Cucumbers | 0707 | 0 | cucumber | vegetable
Other vegetables | 0709 | 0 | spinach, capsicum, brinjal, mushroom, okra | vegetable
Bananas | 0803 | 0 | banana | fruit
Mangoes, pineapples, avocados | 0804 | 0 | mango, pineapple, avocado, guava | fruit
Citrus fruit | 0805 | 0 | orange, lemon, mosambi | fruit
Grapes | 0806 | 0 | grape | fruit
Melons, papayas | 0807 | 0 | watermelon, melon, papaya | fruit
Apples, pears | 0808 | 0 | apple, pear | fruit
Other fruit | 0810 | 0 | pomegranate, kiwi, blueberry, strawberry | fruit
Look like others | | | ready to eat, mix, soup, batter, chip, pickle, peanut butter, cocoa butter, milk powder, coconut milk, milk mix, badam milk, cold coffee, garlic bread, baby cereal, infant formula, milk formula, sweet potato, flour, rash cream, protein, syrup, squash, stain remover, sponge
`

/** Medicines are known by their own data. */
const MEDICINE: GstProposal = {
  goods: 'Medicines',
  hsn: '3004',
  rates: readRates(parseRates('5 from 2025-09-22') ?? []).rates,
  note: gstNotes.SOME_MEDICINES_NIL().message,
}

interface Row extends GstProposal {
  phrases: RegExp[]
  places: RegExp[]
}

/** All rows, for the tests. Rows without an HSN code propose nothing. */
export const commonGoods: readonly Row[] = TABLE.trim().split('\n').map(readRow)

function readRow(line: string): Row {
  const [goods = '', hsn = '', rates = '', words = '', places = '', note = ''] = line
    .split('|')
    .map((cell) => cell.trim())
  return {
    goods,
    hsn,
    rates: readRates(parseRates(rates) ?? []).rates,
    note,
    phrases: toPatterns(words),
    places: toPatterns(places),
  }
}

/** Whole words, also in the plural. */
function toPatterns(words: string): RegExp[] {
  const phrases = words.split(',').map((phrase) => phrase.trim())
  return phrases.filter(Boolean).map((phrase) => new RegExp(`\\b${phrase}(?:e?s)?\\b`, 'g'))
}

/** Names end with the goods, except for what follows these words: 'Coconut Oil for Cooking'. */
const ADDITION = /[,(]| (?:for|with|without|in|from)\b/
const PETS = /\b(?:pets?|dogs?|cats?|birds?|puppy|kitten)\b/

/**
 * Proposes an HSN code and rates by the words of a product's name and categories. Null if the list is unsure: if no
 * goods match, or if the last goods in the name are several with different codes.
 */
export function proposeGst({ name, places, isMedicine }: Described): GstProposal | null {
  if (isMedicine) return MEDICINE
  const text = toWords(name.toLowerCase().split(ADDITION)[0] ?? '')
  const place = toWords(places.join(' ').toLowerCase())
  if (PETS.test(`${text} ${place}`)) return null
  const found = commonGoods
    .filter((row) => row.places.length === 0 || row.places.some((one) => place.search(one) >= 0))
    .map((row) => ({ row, ...findLast(text, row.phrases) }))
    .filter(({ end }) => end > 0)
    .toSorted((one, other) => other.end - one.end || other.length - one.length)
  const [best, next] = found
  if (!best?.row.hsn) return null
  return next?.end === best.end && next.length === best.length ? null : best.row
}

const toWords = (text: string) => text.replace(/[^\p{L}\d]+/gu, ' ')

/** The end and the length of the match that ends last. Of two with the same end, the longer one. */
function findLast(text: string, phrases: readonly RegExp[]): { end: number; length: number } {
  return phrases
    .flatMap((phrase) => [...text.matchAll(phrase)])
    .map((match) => ({ end: match.index + match[0].length, length: match[0].length }))
    .reduce(
      (best, one) =>
        one.end > best.end || (one.end === best.end && one.length > best.length) ? one : best,
      { end: 0, length: 0 },
    )
}
