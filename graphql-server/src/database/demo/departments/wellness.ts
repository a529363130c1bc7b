export const wellness = `
# Vitamins & Wellness | yellow | jar orange tangerine+sparkles
Manufacturer: Kirana Care Wellness
Storage: Cool and dry, lid tightly closed
Shelf life: 18 months

## Vitamins
- Vitamin C 500 mg Chewable Tablets | 30 tablets | 120.00 | 15 | 200 | jar orange tangerine | Composition: Ascorbic acid 500 mg; Flavour: Orange
  Orange flavoured vitamin C to chew once a day, for immunity and fresh skin.
- Vitamin C Effervescent with Zinc | 20 tablets | 249.00 | 20 | 90 | tube yellow lemon | Composition: Vitamin C 1000 mg, zinc 10 mg
  Drop one in a glass of water for a fizzy lemon drink with a full day's vitamin C and zinc.
- Vitamin D3 60000 IU Capsules | 4 capsules | 128.00 | 10 | 75 | blister yellow sun | Composition: Cholecalciferol 60000 IU
  One capsule a week for bones and muscles, when days are spent indoors. Ask your doctor first.
- Vitamin B12 Tablets | 30 tablets | 189.00 | 12 | 61 | jar red h:nerve | Composition: Methylcobalamin 1500 mcg
  Supports nerves and energy, especially on a vegetarian diet.
- Daily Multivitamin for Women | 60 tablets | 449.00 | 25 | 48 | jar rose hibiscus | Composition: 12 vitamins, iron and folic acid
  Twelve vitamins with iron and folic acid, made for busy women. One tablet after breakfast.
- Daily Multivitamin for Men | 60 tablets | 449.00 | 25 | 43 | jar navy flexed-biceps | Composition: 12 vitamins, zinc and ginseng
  Vitamins with zinc and ginseng for long working days. One tablet after breakfast.

## Minerals & Omega
- Calcium with Vitamin D3 Tablets | 60 tablets | 210.00 | 10 | 84 | jar white bone+glass-of-milk | Composition: Calcium 500 mg, vitamin D3 250 IU
  Keeps bones and teeth strong at any age. Swallow after a meal.
- Iron and Folic Acid Tablets | 30 tablets | 96.00 | 5 | 70 | blister maroon drop-of-blood | Composition: Iron 100 mg, folic acid 1.5 mg
  Helps to build healthy blood. Take with lemon water and not with tea.
- Zinc 50 mg Tablets | 30 tablets | 142.50 | 0 | 0 | jar grey h:health | Composition: Zinc gluconate 50 mg
  A small tablet of zinc for immunity and for wounds that should heal.
- Omega 3 Fish Oil Capsules | 60 capsules | 599.00 | 30 | 55 | jar teal fish | Composition: Fish oil 1000 mg
  Purified fish oil with EPA and DHA for heart, eyes and mind. No fishy aftertaste.
- Flax Seed Oil Capsules | 60 capsules | 420.00 | 18 | 36 | jar leaf seedling | Composition: Flax seed oil 500 mg
  Plant omega for vegetarians, cold pressed from golden flax seed.

## Ayurveda & Herbal
Type: Ayurvedic
- Chyawanprash with Amla | 500 g | 215.00 | 12 | 95 | jar brown herb | Composition: Amla and 38 herbs
  The thick, dark winter jam of amla and herbs. Two spoons a day with warm milk.
- Ashwagandha Capsules | 60 capsules | 279.00 | 15 | 58 | jar green potted-plant | Composition: Ashwagandha root extract 500 mg
  Root extract that is traditionally taken for calm, sleep and strength.
- Tulsi Drops | 30 ml | 165.00 | 10 | 47 | dropper green herb | Composition: Five kinds of tulsi
  Five kinds of holy basil in drops for tea or water, all the year round.
- Triphala Powder | 100 g | 89.00 | 0 | 63 | scoop tan fallen-leaf | Composition: Amla, haritaki, bibhitaki
  Three dried fruits, finely ground. A pinch at night in warm water keeps digestion regular.
- Giloy Juice | 500 ml | 190.00 | 8 | 29 | bottle olive leaf-fluttering-in-wind | Composition: Giloy stem juice
  Fresh pressed giloy stem without added sugar. Dilute one part with two parts of water.
- Neem Capsules | 60 capsules | 155.00 | 5 | 5 | jar leaf four-leaf-clover | Composition: Neem leaf extract 400 mg
  Bitter neem without the bitter taste, for clear skin from within.

## Protein & Nutrition
- Whey Protein Chocolate | 1 kg | 1899.00 | 22 | 26 | tin brown flexed-biceps+chocolate-bar | Protein: 24 g a serving; Flavour: Chocolate
  Twenty four grams of whey protein a scoop, mixes smooth with milk or water.
- Plant Protein Vanilla | 500 g | 1149.00 | 20 | 17 | tin leaf pea-pod | Protein: 20 g a serving; Flavour: Vanilla
  Pea and brown rice protein for vegans, light on the stomach.
- Nutrition Drink Powder for Adults | 400 g | 540.00 | 14 | 41 | tin violet glass-of-milk | Flavour: Vanilla; Protein: 9 g a serving
  A balanced drink with protein, fibre and 25 vitamins for recovering after an illness.
- Glucose Powder Orange | 500 g | 118.00 | 6 | 88 | box orange high-voltage | Flavour: Orange
  Quick energy after sport or in summer heat. Two spoons in a glass of cold water.
- Protein Bar Peanut | 60 g | 95.00 | 10 | 120 | packet brown peanuts | Protein: 18 g
  Chewy peanut bar with eighteen grams of protein and no added sugar.
`
