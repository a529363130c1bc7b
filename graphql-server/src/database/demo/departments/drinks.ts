export const drinks = `
# Tea, Coffee & Drinks | teal | pair teapot+tropical-drink
Manufacturer: Kirana Care Beverages
Storage: Cool and dry

## Tea
Shelf life: 12 months
- Assam Leaf Tea | 500 g | 285.00 | 12 | 120 | box red teapot | Origin: Assam
  Strong, malty leaves that stand up to milk and sugar.
- Dust Tea for Chai | 1 kg | 390.00 | 10 | 74 | pouch maroon hot-beverage | Origin: Assam and Nilgiris
  The chaiwala's choice: quick colour and a full cup.
- Green Tea Tulsi | 25 bags | 165.00 | 18 | 88 | box leaf hot-beverage+herb | Caffeine: Low
  Light green tea with holy basil, in bags without staples.
- Masala Chai | 250 g | 190.00 | 10 | 61 | tin amber teapot+ginger-root | Spices: Ginger, cardamom, clove
  Assam leaves with real pieces of spice.
- Chamomile Infusion | 20 bags | 240.00 | 15 | 0 | box yellow blossom | Caffeine: None
  Whole flowers for a quiet evening.

## Coffee
Shelf life: 12 months
- Filter Coffee Powder | 500 g | 310.00 | 10 | 79 | pouch brown hot-beverage | Blend: 80 % coffee, 20 % chicory
  For the steel filter: thick decoction and a long foam.
- Instant Coffee | 100 g | 275.00 | 15 | 96 | jar brown hot-beverage | Type: Spray dried
  A full cup in the time the milk needs to boil.
- Ground Arabica Coorg | 250 g | 420.00 | 20 | 27 | pouch black hot-beverage | Roast: Medium; Origin: Coorg
  Shade grown beans with notes of cocoa and orange, ground for press and pour over.
- Cold Coffee Can | 200 ml | 60.00 | 5 | 83 | can brown hot-beverage | Shelf life: 6 months
  Milky iced coffee, shake and drink.

## Juices
Shelf life: 6 months
- Orange Juice | 1 l | 130.00 | 20 | 91 | carton orange tangerine | Fruit: 100 %
  Pressed oranges and nothing else, with their pulp.
- Mixed Fruit Juice | 1 l | 115.00 | 18 | 86 | carton rose red-apple+pineapple | Fruit: 60 %
  Apple, mango, guava, pineapple, orange and more in one glass.
- Mango Drink | 600 ml | 40.00 | 0 | 150 | bottle amber mango | Fruit: 20 %
  Summer in a bottle, thick and sweet.
- Tender Coconut Water | 200 ml | 55.00 | 10 | 104 | can leaf coconut | Fruit: 100 %
  Straight from young coconuts, with their own salts.
- Cranberry Juice | 1 l | 199.00 | 22 | 4 | carton maroon cherries | Fruit: 25 %
  Tart, red and good with soda.
- Lime and Mint Cooler | 250 ml | 35.00 | 0 | 73 | bottle lime lime | Fruit: 8 %
  Nimbu pani with mint, less sweet than the others.

## Soft Drinks & Water
Shelf life: 6 months
- Drinking Water | 1 l | 20.00 | 0 | 400 | bottle sky droplet | Treatment: Reverse osmosis, ozone
  Clean, balanced water for the desk and the road.
- Drinking Water Can | 20 l | 90.00 | 0 | 40 | bundle aqua droplet | Treatment: Reverse osmosis, ozone
  The big can for the dispenser at home. The empty one goes back.
- Soda Water | 750 ml | 20.00 | 0 | 132 | bottle aqua bubbles | Sugar: None
  Lively bubbles for lime sodas.
- Cola Drink | 750 ml | 40.00 | 5 | 140 | bottle black cup-with-straw | Sugar: 10 g in 100 ml
  Dark, fizzy and best ice cold.
- Ginger Ale | 300 ml | 50.00 | 10 | 58 | can amber ginger-root | Sugar: 7 g in 100 ml
  Real ginger with a clean, dry bite.
- Lemon Soda | 300 ml | 40.00 | 0 | 97 | can lime lemon | Sugar: 8 g in 100 ml
  Cloudy lemon with plenty of fizz.

## Health Drinks & Squash
Shelf life: 12 months
- Malted Chocolate Drink Powder | 500 g | 245.00 | 12 | 80 | tin brown glass-of-milk+chocolate-bar | Vitamins: 9
  Turns a glass of milk into something children ask for.
- Badam Milk Mix | 200 g | 160.00 | 10 | 45 | tin amber chestnut | Contains: Almonds, saffron
  Almonds, saffron and cardamom for hot or cold milk.
- Rose Syrup | 700 ml | 165.00 | 8 | 52 | bottle rose rose | Dilution: 1 to 7
  For milk, falooda and iftar evenings.
- Orange Squash | 700 ml | 140.00 | 10 | 39 | bottle orange tangerine | Dilution: 1 to 4
  One bottle makes twenty glasses.
- Energy Drink | 250 ml | 99.00 | 10 | 62 | can navy high-voltage | Caffeine: 32 mg in 100 ml
  For long drives and longer nights. Not for children.
`
