export const snacks = `
# Snacks & Sweets | violet | pair popcorn+cookie
Manufacturer: Kirana Care Foods
Storage: Cool and dry, airtight after opening

## Chips & Namkeen
Shelf life: 4 months
- Salted Potato Chips | 90 g | 35.00 | 10 | 190 | pouch yellow potato | Contains: Potato, sunflower oil, salt
  Thin, crisp and simply salted.
- Masala Potato Chips | 90 g | 35.00 | 10 | 175 | pouch orange hot-pepper+potato | Heat: Medium
  The same crunch under a shower of street side masala.
- Banana Chips | 200 g | 95.00 | 8 | 64 | pouch green banana | Oil: Coconut
  Nendran bananas, sliced thin and fried in coconut oil.
- Aloo Bhujia | 400 g | 110.00 | 12 | 98 | pouch red potato+herb | Contains: Potato, gram flour
  Fine, spicy potato strings, dangerous next to tea.
- Roasted Chana | 400 g | 85.00 | 0 | 71 | jar tan beans | Protein: 20 g in 100 g
  Smoked over sand until they crack. No oil at all.
- Salted Popcorn | 100 g | 60.00 | 15 | 83 | one popcorn | Contains: Corn, salt
  Ready popped, light and still crisp on film night.
- Nachos Cheese | 150 g | 99.00 | 20 | 52 | pouch amber cheese-wedge | Contains: Corn, milk
  Corn triangles with cheese, strong enough for a heavy dip.
- Khakhra Methi | 200 g | 70.00 | 5 | 3 | packet leaf flatbread | Contains: Wheat, fenugreek
  Thin roasted crackers of wheat and fenugreek.

## Biscuits & Cookies
Shelf life: 6 months
- Marie Tea Biscuits | 250 g | 40.00 | 5 | 160 | packet yellow hot-beverage | Contains: Wheat
  Light, barely sweet, and they survive a good dip.
- Butter Cookies | 300 g | 120.00 | 15 | 90 | tin navy cookie | Contains: Wheat, milk
  Short, sandy cookies with plenty of butter, in a tin to keep.
- Chocolate Chip Cookies | 200 g | 85.00 | 12 | 104 | packet brown cookie | Contains: Wheat, milk
  Dark chips in every bite.
- Cream Biscuits Orange | 150 g | 30.00 | 0 | 118 | packet orange tangerine | Contains: Wheat
  Two crisp biscuits around a tangy orange cream.
- Digestive Biscuits | 400 g | 95.00 | 10 | 76 | packet red sheaf-of-rice | Fibre: 6 g in 100 g
  Whole wheat biscuits, good alone and better with cheese.
- Salted Crackers | 200 g | 45.00 | 0 | 66 | packet aqua rice-cracker | Contains: Wheat
  Airy squares with a grain of salt.

## Chocolates & Candy
Shelf life: 9 months
- Milk Chocolate Bar | 90 g | 90.00 | 10 | 130 | one chocolate-bar | Cocoa: 30 %
  Creamy squares that melt as slowly as you let them.
- Dark Chocolate 70 % | 80 g | 185.00 | 18 | 58 | bar black chocolate-bar | Cocoa: 70 %
  Single estate cocoa from Kerala, bitter with a hint of fruit.
- Fruit and Nut Chocolate | 90 g | 105.00 | 10 | 61 | bar violet chestnut | Cocoa: 32 %
  Milk chocolate with raisins and roasted almonds.
- Mango Candy | 200 g | 50.00 | 0 | 140 | pair candy+mango | Flavour: Raw mango
  Kachcha aam drops, sour first and sweet later.
- Fruit Lollipops | 10 pieces | 50.00 | 8 | 87 | pair lollipop+strawberry | Flavour: Assorted
  Ten sticks, five fruits, coloured by beetroot and turmeric.

## Nuts & Dry Fruit
Shelf life: 6 months
- Almonds | 500 g | 499.00 | 30 | 82 | bowl tan chestnut | Grade: Non pareil
  Whole kernels for soaking overnight or straight from the hand.
- Cashews Whole | 500 g | 549.00 | 28 | 69 | bowl cream bowl-with-spoon | Grade: W320
  Ivory, unbroken and sweet.
- Raisins Green | 250 g | 135.00 | 15 | 75 | bowl lime grapes | Origin: Nashik
  Long, soft raisins without stems.
- Walnut Kernels | 250 g | 395.00 | 25 | 33 | jar brown chestnut | Origin: Kashmir
  Light halves from the valley, good for memory, better in brownies.
- Dates Seedless | 500 g | 220.00 | 20 | 55 | box maroon palm-tree | Variety: Kimia
  Soft, dark and sweet as toffee.
- Roasted Salted Peanuts | 200 g | 55.00 | 5 | 120 | pouch tan peanuts | Contains: Peanuts
  Slow roasted in their skin with rock salt.

## Indian Sweets
Shelf life: 15 days
- Kaju Katli | 250 g | 320.00 | 10 | 36 | box silver sparkles | Contains: Cashew, milk
  Thin diamonds of cashew that melt on the tongue.
- Gulab Jamun Tin | 1 kg | 240.00 | 15 | 44 | tin maroon falafel | Shelf life: 12 months; Contains: Milk, wheat
  Fifteen soft balls in cardamom syrup. Warm them up.
- Besan Laddu | 400 g | 210.00 | 8 | 28 | trio moon-cake | Contains: Gram flour, ghee
  Roasted in ghee until the neighbours ask.
- Soan Papdi | 500 g | 150.00 | 12 | 0 | box amber sparkles | Shelf life: 4 months; Contains: Gram flour, ghee
  A thousand brittle threads with pistachio on top.
`
