export const personalCare = `
# Personal Care | lavender | pair lotion-bottle+soap
Manufacturer: Kirana Care Body
Shelf life: 24 months

## Bath & Body
- Neem and Tulsi Soap | 4 × 100 g | 148.00 | 15 | 120 | bar leaf soap | Skin: All
  Herbal bars that clean deeply and smell of a wet garden.
- Sandalwood Soap | 3 × 125 g | 180.00 | 12 | 93 | bar tan soap | Skin: Normal
  Creamy lather with the calm scent of sandal.
- Body Wash Ocean | 250 ml | 199.00 | 25 | 68 | pump blue water-wave | Skin: All
  Fresh shower gel that rinses off in a moment.
- Hand Wash Lemon | 750 ml | 149.00 | 30 | 110 | pump yellow lemon | Type: Refill with pump
  Soft foam that removes germs and kitchen smells.
- Body Lotion Cocoa Butter | 400 ml | 349.00 | 28 | 57 | pump brown lotion-bottle | Skin: Dry
  Rich lotion that keeps winter skin supple for a day and a night.
- Talcum Powder Lavender | 300 g | 165.00 | 10 | 44 | squeeze lavender hyacinth | Skin: All
  Silky powder that keeps the heat at bay.
- Deodorant Spray Citrus | 150 ml | 225.00 | 35 | 72 | can lime lime+sparkles | Lasts: 24 hours
  Bright lemon and wood, dry in seconds.

## Hair Care
- Anti Dandruff Shampoo | 340 ml | 289.00 | 20 | 84 | squeeze sky snowflake | Composition: Zinc pyrithione 1 %
  Clears flakes within a few washes and leaves the scalp calm.
- Onion and Biotin Shampoo | 250 ml | 349.00 | 30 | 49 | pump plum onion | Free from: Sulphates, parabens
  For hair that breaks: red onion, biotin and a gentle lather.
- Hair Conditioner Argan | 180 ml | 245.00 | 18 | 52 | squeeze amber olive | Hair: Dry
  Combs out easily and shines without weight.
- Coconut Hair Oil | 500 ml | 215.00 | 8 | 126 | bottle sky coconut | Type: Pure
  Pure coconut oil for the Sunday head massage.
- Amla Hair Oil | 300 ml | 160.00 | 10 | 67 | bottle green herb | Type: Herbal
  Amla and bhringraj for dark, strong hair.
- Henna Powder | 200 g | 85.00 | 0 | 41 | scoop olive herb+hair-pick | Type: Natural
  Finely sieved mehndi from Sojat, colours and conditions.
- Wooden Comb | 1 piece | 120.00 | 15 | 3 | one hair-pick | Material: Neem wood; Shelf life: Unlimited
  Wide teeth, no static, smoothed by hand.

## Oral Care
- Fluoride Toothpaste Mint | 200 g | 125.00 | 15 | 150 | tube red tooth | Fluoride: 1000 ppm
  Strong teeth and fresh breath, for the whole family.
- Herbal Toothpaste Clove | 200 g | 110.00 | 10 | 98 | tube leaf tooth | Free from: Fluoride
  Clove, neem and babool for tender gums.
- Soft Toothbrush | 4 pieces | 120.00 | 25 | 87 | one toothbrush | Bristles: Soft; Shelf life: Unlimited
  Fine, rounded bristles that reach the last molar.
- Mouthwash Fresh Mint | 250 ml | 155.00 | 18 | 54 | bottle mint mouth | Alcohol: None
  Thirty seconds of cool mint that last for hours.
- Dental Floss | 50 m | 99.00 | 0 | 36 | box aqua h:dental-hygiene | Type: Waxed
  Slides between tight teeth and does not fray.

## Skin Care
- Sunscreen SPF 50 | 50 g | 399.00 | 22 | 63 | tube amber sun | Protection: UVA and UVB
  Light gel that leaves no white film, also under make-up.
- Aloe Vera Gel | 200 ml | 199.00 | 30 | 77 | pot leaf potted-plant | Aloe: 99 %
  Cools sunburn, soothes after shaving, tames hair.
- Face Wash Neem | 150 ml | 175.00 | 15 | 89 | tube green four-leaf-clover | Skin: Oily
  Washes away oil and dust without drying.
- Vitamin C Face Serum | 30 ml | 549.00 | 35 | 32 | dropper amber tangerine | Composition: Vitamin C 10 %
  A few drops each morning for an even, bright skin.
- Cold Cream | 100 ml | 160.00 | 10 | 58 | pot white snowflake | Skin: Dry
  The classic winter cream with vitamin E.
- Lip Balm Cherry | 4.5 g | 99.00 | 0 | 0 | one lipstick+cherries | Composition: Beeswax, cherry
  Soft lips with a hint of colour.

## Shaving & Grooming
- Shaving Foam Menthol | 200 g | 210.00 | 20 | 45 | can navy bubbles | Skin: Sensitive
  Thick foam with a cool finish.
- Twin Blade Razors | 5 pieces | 110.00 | 12 | 79 | one razor | Shelf life: Unlimited
  Light disposable razors with a strip of aloe.
- After Shave Balm | 100 ml | 260.00 | 15 | 28 | bottle teal leaf-fluttering-in-wind | Alcohol: None
  Calms the skin and smells of cedar.
- Nail Clipper | 1 piece | 85.00 | 0 | 60 | sachet silver h:clean-hands | Material: Steel; Shelf life: Unlimited
  Sharp, sturdy and with a catcher.

## Feminine Hygiene
- Sanitary Pads Regular | 20 pieces | 160.00 | 12 | 112 | bundle rose hibiscus | Length: 240 mm
  Soft cover, quick core and wings that stay.
- Sanitary Pads XL | 30 pieces | 299.00 | 18 | 84 | bundle plum hibiscus | Length: 320 mm
  Longer at the back for heavy days and undisturbed nights.
- Panty Liners | 40 pieces | 140.00 | 10 | 47 | box pink blossom | Length: 150 mm
  Thin as a feather, fresh for the whole day.
- Menstrual Cup | 1 piece | 349.00 | 30 | 21 | sachet rose drop-of-blood | Material: Medical silicone; Size: Medium
  Lasts for years, comes with a pouch and clear instructions.
`
