export const instant = `
# Instant & Frozen | aqua | pair steaming-bowl+ice-cream
Manufacturer: Kirana Care Foods
Storage: Cool and dry

## Noodles & Pasta
Shelf life: 9 months
- Masala Instant Noodles | 280 g | 56.00 | 8 | 210 | packet yellow steaming-bowl | Cooking time: 2 minutes
  Four cakes of noodles with the masala everybody knows by its smell.
- Atta Noodles Vegetable | 290 g | 88.00 | 10 | 94 | packet green steaming-bowl+carrot | Cooking time: 3 minutes
  Whole wheat noodles with peas, carrot and corn.
- Hakka Noodles | 300 g | 62.00 | 5 | 72 | packet red chopsticks | Cooking time: 5 minutes
  Long noodles that do not stick, for the wok.
- Penne Pasta | 500 g | 99.00 | 15 | 68 | box navy spaghetti | Grain: Durum wheat; Cooking time: 11 minutes
  Ridged tubes that hold the sauce and keep their bite.
- Vermicelli Roasted | 400 g | 60.00 | 0 | 81 | pouch amber curry-rice | Grain: Durum wheat
  Roasted seviyan for upma and kheer.

## Ready to Cook
Shelf life: 9 months
- Idli Dosa Batter | 1 kg | 90.00 | 10 | 46 | pouch white pancakes | Storage: Keep refrigerated; Shelf life: 6 days
  Stone ground and freshly fermented. Pour, steam, done.
- Rava Upma Mix | 200 g | 60.00 | 8 | 57 | box cream bowl-with-spoon | Cooking time: 5 minutes
  Roasted rava with curry leaves and cashew, add hot water.
- Dal Makhani Ready to Eat | 300 g | 115.00 | 12 | 63 | box maroon beans+steaming-bowl | Cooking time: 3 minutes
  Black lentils simmered overnight with butter and cream.
- Paneer Butter Masala Ready to Eat | 300 g | 135.00 | 12 | 48 | box orange tomato+cheese-wedge | Cooking time: 3 minutes
  Soft paneer in a silky tomato gravy.
- Gulab Jamun Mix | 200 g | 110.00 | 15 | 35 | box brown falafel | Makes: 40 pieces
  Forty jamuns from one packet, milk and a little patience.
- Tomato Soup | 4 sachets | 60.00 | 0 | 5 | sachet red tomato+steaming-bowl | Cooking time: 4 minutes
  Smooth tomato soup with croutons for rainy evenings.

## Frozen Snacks
Shelf life: 9 months
Storage: Keep frozen at −18 °C
- French Fries | 420 g | 135.00 | 18 | 70 | pouch red french-fries | Cooking time: 8 minutes
  Straight cut potatoes for pan, oven or air fryer.
- Green Peas Frozen | 500 g | 95.00 | 10 | 85 | pouch green pea-pod | Cooking time: 4 minutes
  Picked in winter, frozen within hours, sweet all the year.
- Vegetable Momos | 12 pieces | 160.00 | 15 | 42 | box white dumpling | Cooking time: 10 minutes
  Thin skins, plenty of cabbage and ginger, red chutney inside.
- Malabar Parotta | 5 pieces | 105.00 | 8 | 54 | pouch amber flatbread | Cooking time: 3 minutes
  Flaky, layered parotta for the hot tawa.
- Cocktail Samosa | 20 pieces | 180.00 | 12 | 0 | box amber dumpling+hot-pepper | Cooking time: 9 minutes
  Small party samosas with potato and peas.
- Chicken Nuggets | 400 g | 260.00 | 20 | 33 | box orange poultry-leg | Cooking time: 8 minutes
  Crumbed chicken breast, golden outside and juicy inside.

## Ice Cream
Shelf life: 12 months
Storage: Keep frozen at −18 °C
- Vanilla Ice Cream Tub | 700 ml | 210.00 | 15 | 40 | tub cream ice-cream | Contains: Milk
  Real vanilla, made with milk and nothing that hides it.
- Chocolate Ice Cream Tub | 700 ml | 240.00 | 15 | 38 | tub brown ice-cream+chocolate-bar | Contains: Milk
  Dark cocoa with a ripple of fudge.
- Mango Kulfi Sticks | 5 pieces | 150.00 | 10 | 29 | box amber mango+ice-cream | Contains: Milk
  Slowly thickened milk and Alphonso, on a stick.
- Butterscotch Cone | 110 ml | 45.00 | 0 | 66 | one soft-ice-cream | Contains: Milk, wheat
  Crunchy caramel, a crisp cone and a chocolate tip.
- Strawberry Cup | 100 ml | 35.00 | 0 | 74 | cup rose strawberry | Contains: Milk
  Pink, fruity and gone in ten spoons.
`
