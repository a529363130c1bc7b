export const firstAid = `
# First Aid & Devices | red | case red adhesive-bandage
Manufacturer: Kirana Care Health

## Bandages & Dressings
Sterile: Yes
- Washproof Bandages Assorted | 20 strips | 55.00 | 10 | 180 | box tan adhesive-bandage | Material: Perforated film
  Twenty skin coloured bandages in three sizes that stay on under water.
- Fabric Bandages for Children | 15 strips | 49.00 | 0 | 96 | box sky teddy-bear+adhesive-bandage | Material: Soft fabric
  Soft, stretchy bandages with cheerful colours that make tears stop sooner.
- Crepe Bandage 10 cm | 1 roll | 145.00 | 12 | 64 | box cream h:bandaged | Material: Cotton; Length: 4 m; Sterile: No
  Stretch cotton bandage for sprained ankles and wrists. Washable and comes with two clips.
- Sterile Gauze Pads | 10 pads | 62.00 | 5 | 72 | sachet aqua h:bandaged | Size: 10 × 10 cm
  Individually packed gauze pads to cover and clean wounds without lint.
- Surgical Paper Tape | 1 roll | 48.50 | 0 | 83 | box white h:bandage-adhesive | Size: 2.5 cm × 9 m; Sterile: No
  Gentle paper tape that holds a dressing and leaves the skin without a mark.
- Absorbent Cotton Wool | 100 g | 58.00 | 6 | 110 | pouch blue cloud | Material: Cotton; Sterile: No
  Pure bleached cotton for wounds, make-up and baby care.

## Antiseptics
- Antiseptic Liquid | 250 ml | 124.00 | 8 | 98 | bottle amber h:virus-shield | Composition: Chloroxylenol 4.8 %
  Cleans cuts and grazes, and a capful in the bucket freshens the bath and the laundry.
- Povidone Iodine Ointment | 20 g | 67.00 | 5 | 77 | tube brown adhesive-bandage | Composition: Povidone iodine 5 %
  Keeps small wounds and burns free of germs. For the skin only.
- Antiseptic Cream | 30 g | 46.00 | 0 | 120 | tube green h:bandage-adhesive | Composition: Chlorhexidine 0.1 %
  A soft cream for cuts, cracked heels and shaving nicks.
- Hydrogen Peroxide Solution | 100 ml | 32.00 | 0 | 4 | bottle navy bubbles | Composition: Hydrogen peroxide 3 %
  Fizzes dirt out of fresh wounds. Rinse with clean water afterwards.
- Burn Relief Gel | 25 g | 92.00 | 9 | 0 | tube red h:burn | Composition: Aloe vera and silver nitrate
  Cooling aloe gel for kitchen burns and sunburn. Hold the burn under water first.

## First Aid Kits
- Home First Aid Kit | 1 kit | 899.00 | 25 | 34 | case red h:health-alt | Contents: 60 pieces
  Sixty pieces in a strong case: bandages, gauze, scissors, antiseptic and a booklet of what to do.
- Car First Aid Kit | 1 kit | 549.00 | 20 | 28 | case navy automobile | Contents: 35 pieces
  A flat kit that fits the glove box, with what the road may ask for.
- Travel First Aid Kit | 1 kit | 349.00 | 15 | 51 | case teal luggage | Contents: 24 pieces
  A light pouch for rucksack and hand luggage, with room for your own tablets.

## Health Devices
Warranty: 1 year
- Digital Thermometer | 1 piece | 199.00 | 30 | 87 | box sky thermometer | Reading time: 60 seconds
  Reads to a tenth of a degree, beeps when done and remembers the last value.
- Infrared Thermometer | 1 piece | 1499.00 | 35 | 19 | box white h:thermometer-digital | Reading time: 1 second
  Measures from the forehead without a touch, also on a sleeping child.
- Blood Pressure Monitor | 1 piece | 2199.00 | 40 | 23 | box navy h:blood-pressure-monitor | Memory: 2 × 90 readings; Warranty: 3 years
  Upper arm BP monitor with a large display for two people and a warning of uneven beats.
- Pulse Oximeter | 1 piece | 1299.00 | 45 | 31 | box teal h:pulse-oximeter | Display: OLED
  Clip it to a finger and read oxygen and pulse in eight seconds.
- Glucometer with 25 Strips | 1 kit | 1150.00 | 28 | 38 | box red h:diabetes-measure | Reading time: 5 seconds; Warranty: 5 years
  Blood sugar at home with a small drop. Comes with lancets, pouch and twenty five strips.
- Steam Vaporiser | 1 piece | 475.00 | 22 | 2 | box aqua h:respirology | Power: 400 W
  Warm steam for a blocked nose, with a soft mask and automatic cut off.
- Hot Water Bag | 1 piece | 289.00 | 12 | 45 | bundle rose hot-springs | Capacity: 2 l; Material: Natural rubber
  Ribbed rubber bag that stays warm for hours, for cramps and cold feet.

## Masks & Sanitisers
- Three Ply Face Masks | 50 pieces | 199.00 | 50 | 140 | box aqua h:ppe-mask | Layers: 3
  Soft masks with a bendable nose strip, for clinics, trains and crowded markets.
- N95 Face Masks | 5 pieces | 249.00 | 30 | 66 | sachet white h:ppe-mask-n95 | Layers: 5
  Five layers that filter fine dust and smog, with head loops that do not press.
- Hand Sanitiser Gel Aloe | 500 ml | 199.00 | 40 | 92 | pump leaf h:ppe-sanitizer | Composition: Ethyl alcohol 70 %
  Kills germs in half a minute and leaves hands soft, thanks to aloe vera.
- Disposable Gloves | 100 pieces | 425.00 | 18 | 27 | box blue gloves | Material: Nitrile; Size: Medium
  Powder free nitrile gloves for caring, cleaning and cooking.
`
