export const produce = `
# Fruit & Vegetables | leaf | trio tomato+carrot
Origin: India
Storage: Cool and airy, wash before use
Supplier: Kirana Care Farms

## Fresh Fruit
Shelf life: 4 days
- Banana Robusta | 6 pieces | 48.00 | 10 | 150 | one banana
  Sweet, firm bananas picked at the right moment, ready to eat today and tomorrow.
- Red Apple | 4 pieces | 189.00 | 15 | 88 | trio red-apple | Origin: Himachal Pradesh
  Crisp hill apples with a red cheek and a juicy bite.
- Green Apple | 4 pieces | 229.00 | 8 | 42 | trio green-apple | Origin: Imported
  Tart and crunchy, for salads, juices and those who like it less sweet.
- Alphonso Mango | 1 kg | 480.00 | 12 | 35 | trio mango | Season: April to June; Origin: Ratnagiri
  The king of the season: golden, without fibre and fragrant through the bag.
- Nagpur Orange | 1 kg | 110.00 | 18 | 67 | trio tangerine | Origin: Nagpur
  Loose skinned oranges that peel in one go, sweet with a little edge.
- Black Grapes Seedless | 500 g | 95.00 | 10 | 58 | one grapes
  Bunches of dark, crisp grapes without seeds.
- Watermelon | 1 piece, about 3 kg | 99.00 | 20 | 30 | one watermelon
  Heavy, dark green and red to the rind. Chill well before cutting.
- Pomegranate | 4 pieces | 210.00 | 10 | 46 | bowl red spoon
  Ruby seeds full of juice, for bowls, raita and chaat.
- Musk Melon | 1 piece, about 1 kg | 62.00 | 0 | 27 | trio melon
  Netted, fragrant kharbuja that is sweet to the rind. Chill it first.

## Vegetables
Shelf life: 5 days
- Onion | 1 kg | 42.00 | 14 | 300 | trio onion
  Dry, red skinned onions of even size for every kitchen.
- Tomato | 500 g | 28.00 | 10 | 240 | trio tomato
  Country tomatoes, ripe and a little sour, as gravies want them.
- Potato | 1 kg | 36.00 | 5 | 320 | trio potato
  Floury potatoes that stay whole in curry and crisp up in the pan.
- Carrot | 500 g | 44.00 | 8 | 110 | trio carrot
  Sweet orange carrots for halwa, salad and sambar.
- Cucumber | 500 g | 32.00 | 0 | 96 | trio cucumber
  Cool and thin skinned, no need to peel.
- Brinjal | 500 g | 39.00 | 6 | 54 | trio eggplant
  Shiny purple brinjals with few seeds, for bharta and fries.
- Green Capsicum | 250 g | 35.00 | 0 | 61 | pair bell-pepper+bell-pepper
  Thick walled capsicum for stir fries, stuffing and pizza nights.
- Cauliflower | 1 piece | 45.00 | 12 | 0 | pair broccoli+leafy-green
  A tight, white head of about half a kilo with fresh leaves.
- Sweet Corn | 2 pieces | 40.00 | 10 | 70 | pair ear-of-corn+ear-of-corn
  Milky kernels to roast over the flame with lime and chilli.

## Leaves & Herbs
Shelf life: 2 days
- Spinach | 250 g | 22.00 | 0 | 80 | one leafy-green
  Tender palak leaves, washed at the farm and bundled this morning.
- Coriander Leaves | 100 g | 15.00 | 0 | 120 | one herb
  Fragrant dhania with short stems, for chutney and the last touch.
- Mint Leaves | 100 g | 14.00 | 0 | 74 | pair herb+lime
  Pudina for chutney, raita and a jug of nimbu pani.
- Curry Leaves | 50 g | 10.00 | 0 | 5 | pair leaf-fluttering-in-wind+herb
  Dark, glossy leaves that crackle in hot oil and scent the whole house.

## Roots & Aromatics
Shelf life: 10 days
- Garlic | 200 g | 52.00 | 9 | 130 | trio garlic
  Plump cloves with a strong taste, easy to peel.
- Ginger | 200 g | 34.00 | 0 | 115 | pair ginger-root+ginger-root
  Juicy, young ginger for tea and for the masala.
- Fresh Red Chilli | 100 g | 12.00 | 0 | 140 | pair hot-pepper+herb
  Slim and hot: one is a hint, three are a warning.
- Lemon | 6 pieces | 30.00 | 10 | 160 | trio lemon
  Thin skinned lemons that give plenty of juice.
- Sweet Potato | 500 g | 46.00 | 7 | 38 | trio roasted-sweet-potato
  Red skinned shakarkandi, sweet when roasted in its skin.

## Exotic & Mushrooms
Shelf life: 4 days
- Avocado | 2 pieces | 260.00 | 15 | 24 | pair avocado+avocado | Origin: Coorg
  Buttery inside when the skin gives under the thumb.
- Broccoli | 1 piece | 79.00 | 12 | 41 | one broccoli
  Dark green florets, best steamed for four minutes.
- Brown Mushrooms | 200 g | 58.00 | 5 | 66 | trio brown-mushroom
  Firm, nutty buttons grown indoors and packed the same day.
- Kiwi | 3 pieces | 120.00 | 20 | 3 | trio kiwi-fruit | Origin: Arunachal Pradesh
  Green and tangy, full of vitamin C. Eat with a spoon.
- Blueberries | 125 g | 299.00 | 25 | 14 | one blueberries | Origin: Imported
  Sweet dark berries for bowls and pancakes.
- Pineapple | 1 piece | 92.00 | 10 | 33 | one pineapple | Origin: Kerala
  Golden and fragrant, with the crown left on to keep it fresh.
`
