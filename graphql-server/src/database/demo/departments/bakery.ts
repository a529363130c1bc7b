export const bakery = `
# Bakery & Breakfast | tan | pair bread+croissant
Manufacturer: Kirana Care Bakehouse
Storage: Cool and dry

## Bread & Buns
Shelf life: 4 days
- Whole Wheat Bread | 400 g | 50.00 | 0 | 120 | one bread | Fibre: 6 g in 100 g
  Soft slices of whole wheat without added colour, baked overnight.
- White Sandwich Bread | 400 g | 45.00 | 0 | 130 | pouch sky bread+sandwich | Fibre: 2 g in 100 g
  Even, springy slices for toast and tall sandwiches.
- Multigrain Bread | 450 g | 70.00 | 8 | 56 | pouch brown bread+sheaf-of-rice | Fibre: 7 g in 100 g
  Seven grains and seeds in a hearty loaf that keeps you full.
- Burger Buns Sesame | 4 pieces | 48.00 | 5 | 62 | pair hamburger+bread
  Round, pillowy buns under a shower of sesame.
- Pav | 6 pieces | 35.00 | 0 | 4 | trio bread
  Pull-apart rolls for bhaji, vada and keema.
- Garlic Baguette | 200 g | 89.00 | 10 | 23 | pair baguette-bread+garlic
  Half baked with garlic butter inside. Ten minutes in the oven and it crackles.
- Pita Bread | 5 pieces | 65.00 | 0 | 31 | pair flatbread+falafel
  Soft pockets to fill with salad, hummus or tikka.

## Cakes & Rusks
Shelf life: 20 days
- Butter Croissant | 2 pieces | 110.00 | 10 | 18 | pair croissant+butter | Shelf life: 3 days
  Flaky layers with real butter, warm them for three minutes.
- Fruit Cake Slices | 250 g | 95.00 | 6 | 47 | packet red shortcake | Contains: Wheat, egg, milk
  Moist tea cake with raisins and candied peel.
- Chocolate Muffins | 4 pieces | 120.00 | 15 | 36 | pair cupcake+chocolate-bar | Contains: Wheat, egg, milk
  Dark muffins with a soft heart of chocolate.
- Elaichi Rusk | 300 g | 60.00 | 5 | 88 | packet amber bread+hot-beverage | Shelf life: 4 months
  Twice baked toast with cardamom, made for dipping.
- Pancake Mix Vanilla | 250 g | 130.00 | 12 | 0 | box yellow pancakes | Shelf life: 6 months
  Add milk, stir, flip. A stack in ten minutes, without egg.

## Cereals & Oats
Shelf life: 9 months
- Corn Flakes | 475 g | 185.00 | 15 | 92 | box yellow ear-of-corn | Iron: 20 % of a day
  Crisp golden flakes that stay crunchy in cold milk.
- Rolled Oats | 1 kg | 199.00 | 20 | 110 | pouch brown bowl-with-spoon | Fibre: 10 g in 100 g
  Whole grain oats for porridge, upma and smoothies.
- Masala Oats | 400 g | 165.00 | 14 | 71 | pouch orange steaming-bowl | Spices: Tomato, pepper, turmeric
  A savoury bowl in three minutes, with peas and carrots.
- Fruit and Nut Muesli | 500 g | 340.00 | 22 | 53 | box plum grapes+chestnut | Fibre: 8 g in 100 g
  Oats, raisins, almonds and pumpkin seeds, toasted with honey.
- Chocolate Granola | 400 g | 325.00 | 18 | 29 | pouch maroon chocolate-bar | Protein: 11 g in 100 g
  Big clusters of oats and cocoa for bowls and by the handful.
- Poha Thick | 500 g | 52.00 | 0 | 97 | sack cream cooked-rice | Iron: Naturally rich
  Flattened rice for the quick, light breakfast of the west.

## Spreads & Honey
Shelf life: 12 months
- Pure Honey | 500 g | 225.00 | 20 | 84 | jar amber honeybee | Source: Multiflora
  Raw, unheated honey from forest flowers. May set when it is cold.
- Mixed Fruit Jam | 500 g | 165.00 | 12 | 68 | jar red strawberry | Fruit: 45 %
  Strawberry, apple, grape and papaya for bread and tarts.
- Orange Marmalade | 340 g | 210.00 | 10 | 26 | jar orange tangerine | Fruit: 50 %
  Bittersweet, with fine strips of peel.
- Peanut Butter Crunchy | 350 g | 190.00 | 25 | 77 | jar tan peanuts | Protein: 30 g in 100 g
  Roasted peanuts with a pinch of salt, and plenty of pieces to bite.
- Hazelnut Cocoa Spread | 350 g | 349.00 | 10 | 40 | jar brown chestnut | Nuts: 13 %
  Silky cocoa and hazelnut for toast, crêpes and spoons.
`
