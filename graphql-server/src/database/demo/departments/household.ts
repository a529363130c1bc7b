export const household = `
# Household | mint | spray teal bubbles
Manufacturer: Kirana Care Home

## Laundry
- Detergent Powder | 2 kg | 265.00 | 15 | 108 | bundle blue t-shirt | For: Hand and machine wash
  Lifts oil and turmeric stains, kind to colours.
- Liquid Detergent | 1 l | 249.00 | 22 | 76 | pump navy t-shirt | For: Machine wash, top load
  Dissolves at once and leaves no powder in dark clothes.
- Detergent Bar | 4 × 200 g | 60.00 | 0 | 130 | bar sky bubbles | For: Hand wash
  For collars, cuffs and school shoes.
- Fabric Softener Spring | 860 ml | 235.00 | 18 | 48 | bottle pink tulip | For: Last rinse
  Soft towels and a scent that stays until the next wash.
- Stain Remover | 500 ml | 185.00 | 10 | 27 | spray rose socks | For: White and coloured
  Spray, wait ten minutes, wash as usual.

## Dishwashing
- Dishwash Liquid Lemon | 750 ml | 165.00 | 20 | 122 | squeeze lime lemon | For: All dishes
  One spoon cleans a sink full of greasy pans.
- Dishwash Bar | 3 × 200 g | 55.00 | 5 | 140 | bar lime fork-and-knife-with-plate | For: All dishes
  Lasts long in the wet bowl by the sink.
- Scrub Sponge | 3 pieces | 60.00 | 0 | 94 | one sponge | Material: Cellulose, nylon
  A soft side for glass, a rough one for the kadai.
- Steel Scrubber | 2 pieces | 30.00 | 0 | 5 | sachet silver cooking | Material: Stainless steel
  For what burnt yesterday.

## Cleaners
- Floor Cleaner Citrus | 1 l | 199.00 | 25 | 98 | bottle orange bucket+tangerine | Dilution: 1 cap in half a bucket
  Shining tiles, a fresh smell and fewer germs.
- Floor Cleaner Pine | 1 l | 189.00 | 25 | 66 | bottle green evergreen-tree | Dilution: 1 cap in half a bucket
  The clean smell of a hill station.
- Toilet Cleaner | 1 l | 195.00 | 18 | 104 | squeeze blue toilet | Kills: 99.9 % of germs
  Thick liquid that clings under the rim.
- Glass Cleaner Spray | 500 ml | 110.00 | 12 | 71 | spray sky window | For: Glass and mirrors
  No streaks, no lint, no second wipe.
- Kitchen Degreaser | 450 ml | 175.00 | 15 | 0 | spray orange cooking | For: Stove, tiles, chimney
  Melts the film of oil above the stove.
- Broom Soft Grass | 1 piece | 180.00 | 10 | 42 | one broom | Material: Tiger grass
  Full and light, for fine dust.
- Mop with Bucket | 1 set | 999.00 | 38 | 15 | one bucket | Material: Microfibre
  Spin it dry without bending or wet hands.

## Paper & Disposables
- Toilet Rolls | 6 rolls | 210.00 | 20 | 86 | trio roll-of-paper | Layers: 3
  Soft, strong and made of responsibly grown pulp.
- Kitchen Towels | 2 rolls | 130.00 | 12 | 73 | bundle mint roll-of-paper | Layers: 2
  Drinks up oil and spills, and does not fall apart.
- Facial Tissues | 2 × 100 pieces | 120.00 | 15 | 64 | box pink h:hand-wipe-paper | Layers: 2
  For colds, tears and spectacles.
- Garbage Bags Medium | 90 bags | 199.00 | 30 | 92 | box black wastebasket | Size: 19 × 21 inches; Material: Compostable
  Leak proof bags on a roll with tear line.
- Aluminium Foil | 9 m | 85.00 | 8 | 58 | box silver takeout-box | Thickness: 11 microns
  Keeps rotis warm and lunch boxes clean.

## Pests & Freshness
- Mosquito Repellent Liquid | 2 × 45 ml | 150.00 | 14 | 88 | dropper red mosquito | Lasts: 45 nights each
  Two refills that fit the common plug-in machines.
- Mosquito Coils | 10 coils | 38.00 | 0 | 115 | box green mosquito | Lasts: 8 hours each
  For verandas and open windows.
- Cockroach Gel | 20 g | 220.00 | 12 | 26 | tube maroon cockroach | For: Kitchens
  Tiny drops in the corners, no smell, no spraying.
- Ant and Crawler Spray | 400 ml | 215.00 | 10 | 34 | can black ant | For: Indoors
  Stops trails at the door sill.
- Room Freshener Jasmine | 240 ml | 165.00 | 22 | 61 | can violet blossom | Scent: Jasmine
  An evening garden in two short puffs.

## Pooja Needs
- Incense Sticks Sandal | 100 sticks | 75.00 | 10 | 97 | box tan fire | Burns: 35 minutes each
  Hand rolled agarbatti with sandal oil.
- Clay Diyas | 12 pieces | 60.00 | 0 | 55 | one diya-lamp | Material: Terracotta
  Made by potters, soaked and ready for oil.
- Camphor Tablets | 50 g | 90.00 | 5 | 49 | jar white fire | Purity: Without residue
  Burns clear and leaves no ash.
- Wax Candles | 6 pieces | 50.00 | 0 | 80 | one candle | Burns: 4 hours each
  For festivals, dinners and power cuts.
- Cotton Wicks | 200 pieces | 40.00 | 0 | 4 | sachet cream diya-lamp | Material: Cotton
  Long wicks that draw well and burn evenly.
`
