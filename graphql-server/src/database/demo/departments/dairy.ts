export const dairy = `
# Dairy & Eggs | sky | pair glass-of-milk+cheese-wedge
Manufacturer: Kirana Care Dairy
Storage: Keep refrigerated below 5 °C

## Milk
Shelf life: 2 days
- Toned Milk | 500 ml | 28.00 | 0 | 220 | sachet sky glass-of-milk | Fat: 3 %
  Pasteurised, homogenised milk for tea, coffee and the glass before bed.
- Full Cream Milk | 500 ml | 36.00 | 0 | 180 | sachet blue cow | Fat: 6 %
  Rich milk for kheer, curd and growing children.
- Cow Milk A2 | 1 l | 96.00 | 6 | 44 | bottle white cow | Fat: 4 %
  From native cows on small farms, in returnable bottles.
- Skimmed Milk Long Life | 1 l | 78.00 | 8 | 70 | carton mint glass-of-milk | Fat: 0.1 %; Shelf life: 90 days; Storage: Cool and dry, refrigerate after opening
  No fat, full of calcium, and it waits in the cupboard until you need it.
- Chocolate Milk Drink | 180 ml | 35.00 | 5 | 96 | carton brown chocolate-bar | Shelf life: 120 days
  Cold cocoa milk with a straw, for lunch boxes and long journeys.
- Almond Drink Unsweetened | 1 l | 299.00 | 18 | 22 | carton tan chestnut | Fat: 1.1 %; Shelf life: 180 days
  A plant drink of Californian almonds, without sugar and lactose.

## Curd & Paneer
Shelf life: 7 days
- Fresh Curd | 400 g | 35.00 | 0 | 140 | tub blue glass-of-milk | Fat: 3.1 %
  Thick, set curd with a clean, mild taste.
- Greek Yogurt Blueberry | 90 g | 60.00 | 10 | 66 | cup violet blueberries | Protein: 7 g
  Strained yogurt on a layer of blueberries, a snack with a spoon.
- Mango Lassi | 200 ml | 30.00 | 0 | 85 | bottle amber mango | Shelf life: 10 days
  Sweet curd churned with ripe mango, best ice cold.
- Masala Buttermilk | 200 ml | 18.00 | 0 | 120 | carton leaf herb | Shelf life: 10 days
  Chaas with cumin, ginger and green chilli, cools you down after lunch.
- Malai Paneer | 200 g | 92.00 | 8 | 105 | box green cheese-wedge | Shelf life: 10 days; Protein: 18 g in 100 g
  Soft, milky cubes that hold together in gravy and on the tawa.
- Tofu Firm | 200 g | 85.00 | 5 | 0 | box leaf pea-pod | Protein: 14 g in 100 g; Shelf life: 14 days
  Pressed soya curd that soaks up any marinade.

## Butter, Cheese & Ghee
Shelf life: 6 months
- Salted Table Butter | 500 g | 285.00 | 3 | 90 | bar yellow butter | Fat: 80 %
  Creamy butter with a pinch of salt, spreads straight from the fridge door.
- White Butter Unsalted | 200 g | 140.00 | 5 | 34 | one butter | Fat: 82 %
  Fresh makhan as grandmother churned it, for parathas and baking.
- Cheese Slices | 10 slices | 165.00 | 12 | 78 | packet amber cheese-wedge+sandwich | Type: Processed
  Ten slices that melt evenly in toast and burger.
- Mozzarella Block | 200 g | 180.00 | 10 | 41 | box red pizza | Type: Natural
  Pulls long strings on pizza and in baked pasta.
- Cheese Spread Garlic | 180 g | 115.00 | 8 | 37 | tub cream garlic | Type: Processed
  Smooth garlic cheese for crackers, sandwiches and dips.
- Pure Cow Ghee | 1 l | 685.00 | 7.5 | 68 | jar amber cow | Shelf life: 9 months; Storage: Room temperature
  Slow cooked, grainy and golden. A spoon makes plain dal a feast.

## Eggs
Shelf life: 14 days
- Farm Eggs | 6 pieces | 54.00 | 5 | 160 | trio egg | Protein: 6 g an egg
  Clean, graded farm eggs in a carton that protects them.
- Brown Eggs Free Range | 6 pieces | 96.00 | 10 | 42 | pair egg+chicken | Protein: 6 g an egg
  From hens that scratch outdoors, with deep yellow yolks.
- Farm Eggs Family Tray | 30 pieces | 249.00 | 12 | 2 | box amber egg | Protein: 6 g an egg
  Thirty eggs for big families, bakers and weekend omelettes.
`
