export const baby = `
# Baby Care | pink | bundle sky baby-bottle
Manufacturer: Kirana Care Baby

## Diapers & Wipes
- Baby Diaper Pants Small | 42 pieces | 499.00 | 20 | 60 | bundle aqua h:nappy-diaper | Weight of the baby: 4 to 8 kg
  Soft pull-up pants that keep the night dry for up to twelve hours.
- Baby Diaper Pants Medium | 38 pieces | 529.00 | 20 | 74 | bundle sky h:nappy-diaper | Weight of the baby: 7 to 12 kg
  Stretchy waist for babies that crawl and roll, with a line that shows when it is time.
- Baby Diaper Pants Large | 34 pieces | 549.00 | 20 | 52 | bundle violet h:nappy-diaper+footprints | Weight of the baby: 9 to 14 kg
  For first steps: flexible, leak proof at the legs and easy to tear open.
- New Born Taped Diapers | 24 pieces | 310.00 | 10 | 3 | bundle pink baby | Weight of the baby: up to 5 kg
  Extra soft tapes and a cut-out for the navel, for the first weeks.
- Baby Wipes Aloe | 72 wipes | 165.00 | 30 | 148 | packet mint h:hand-wipe-paper | Composition: 98 % water, aloe vera
  Thick, moist wipes without alcohol or perfume. The lid keeps them wet.
- Cotton Cloth Nappies | 5 pieces | 399.00 | 15 | 25 | bundle cream safety-pin | Material: Organic cotton
  Washable nappies of double cotton, softer with each wash.

## Baby Food
Storage: Cool and dry, use within four weeks of opening
- Infant Milk Formula Stage 1 | 400 g | 435.00 | 0 | 58 | tin sky h:baby-formula | Age: Up to 6 months
  Formula for babies who can't be breastfed. Mother's milk is best, ask your doctor first.
- Follow Up Formula Stage 2 | 400 g | 445.00 | 0 | 49 | tin lavender baby-bottle | Age: 6 to 12 months
  With iron and DHA for the second half of the first year.
- Baby Cereal Wheat and Apple | 300 g | 245.00 | 8 | 66 | box green red-apple+sheaf-of-rice | Age: From 6 months
  Smooth first spoonfuls of wheat, milk and real apple.
- Baby Cereal Rice | 300 g | 235.00 | 8 | 70 | box sky cooked-rice | Age: From 6 months
  A mild start to solid food: rice and milk, nothing else that tickles the tummy.
- Mango Puree Pouch | 100 g | 75.00 | 5 | 84 | sachet amber mango | Age: From 8 months
  Ripe mango, strained smooth. No sugar, no salt, just a twist cap.
- Ragi Porridge Mix | 200 g | 189.00 | 10 | 37 | pouch brown bowl-with-spoon | Age: From 8 months
  Sprouted ragi with dates, stone ground in small batches.
- Banana Rusk Fingers | 100 g | 110.00 | 0 | 0 | box yellow banana | Age: From 10 months
  Rusks that fit a small fist and melt before they crumble.

## Bath & Skin
Tested: Dermatologically
- Baby Shampoo No Tears | 200 ml | 199.00 | 15 | 81 | squeeze yellow baby | Composition: Mild cleansers, chamomile
  Washes fine hair clean and never stings the eyes.
- Baby Soap Milk | 3 × 75 g | 165.00 | 10 | 90 | bar pink soap | Composition: Milk and almond oil
  Three mild bars with milk and almond oil for skin like new.
- Baby Lotion Almond | 200 ml | 210.00 | 12 | 64 | pump pink lotion-bottle | Composition: Almond oil, shea butter
  Keeps skin soft for a whole day. Sinks in quickly, so that dressing goes on.
- Baby Massage Oil | 200 ml | 245.00 | 14 | 53 | bottle amber olive | Composition: Olive, sesame and coconut oil
  Light oil for the daily malish, with vitamin E and a faint scent of flowers.
- Baby Powder | 200 g | 149.00 | 8 | 78 | squeeze aqua cloud | Composition: Corn starch
  Corn starch powder without talc that keeps folds dry in the heat.
- Diaper Rash Cream | 50 g | 135.00 | 5 | 5 | tube mint h:baby-0306m | Composition: Zinc oxide 10 %
  A thick barrier of zinc that calms redness overnight.

## Feeding & Play
- Feeding Bottle | 250 ml | 249.00 | 18 | 44 | one baby-bottle | Material: BPA free plastic
  Slow flow nipple that keeps air out, and marks that stay readable.
- Sipper Cup with Handles | 1 piece | 225.00 | 20 | 39 | cup rose baby-bottle | Age: From 6 months; Material: BPA free plastic
  The first own cup: two handles, a soft spout and a lid that does not spill.
- Silicone Teether | 1 piece | 130.00 | 0 | 56 | sachet mint tooth | Age: From 3 months; Material: Food grade silicone
  Chill it and let sore gums chew. No parts that come loose.
- Soft Cotton Teddy | 1 piece | 399.00 | 25 | 22 | one teddy-bear | Material: Cotton
  A friend of washable cotton with stitched eyes, safe from day one.
- Stacking Rings Toy | 1 piece | 299.00 | 22 | 18 | box yellow rainbow | Age: From 9 months; Material: Wood
  Seven wooden rings in the colours of the rainbow, for clever hands.
`
