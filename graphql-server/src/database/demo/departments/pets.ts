export const pets = `
# Pet Care | brown | pair dog+cat
Manufacturer: Kirana Care Pets

## Dog Food
Shelf life: 12 months
- Adult Dog Food Chicken | 3 kg | 849.00 | 20 | 34 | sack brown dog+poultry-leg | Protein: 22 %; Age: From 1 year
  Crunchy rings with chicken, rice and vegetables for a shiny coat.
- Puppy Food Milk and Egg | 1.2 kg | 399.00 | 15 | 27 | sack yellow dog-face | Protein: 26 %; Age: Up to 1 year
  Small bites with milk and egg for growing bones.
- Dog Gravy Lamb | 80 g | 45.00 | 0 | 88 | sachet maroon meat-on-bone | Age: From 3 months
  Tender pieces in gravy, alone or over dry food.
- Dog Biscuits | 900 g | 260.00 | 12 | 41 | tin tan bone | Age: From 4 months
  Baked bones for training and for being good.

## Cat Food
Shelf life: 12 months
- Cat Food Ocean Fish | 1.2 kg | 449.00 | 18 | 30 | pouch blue cat+fish | Protein: 30 %; Age: From 1 year
  Fish shaped bites with taurine for heart and eyes.
- Kitten Food | 400 g | 210.00 | 10 | 22 | pouch pink cat-face | Protein: 34 %; Age: Up to 1 year
  Tiny, rich bites for small, wild mouths.
- Cat Gravy Tuna | 85 g | 50.00 | 0 | 76 | sachet teal fish | Age: From 3 months
  Flakes of tuna in jelly, opened and gone.
- Cat Litter | 5 kg | 425.00 | 22 | 19 | sack aqua black-cat | Material: Bentonite
  Clumps at once and keeps the smell inside.

## Grooming & Play
- Pet Shampoo Neem | 200 ml | 199.00 | 15 | 37 | squeeze leaf dog | For: Dogs and cats
  Against ticks and fleas, mild on the skin.
- Dog Leash | 1 piece | 349.00 | 25 | 18 | one guide-dog | Length: 1.5 m; Material: Nylon
  A strong leash with a padded handle.
- Rubber Ball | 1 piece | 129.00 | 0 | 2 | pair tennis+dog | Material: Natural rubber
  Bounces wildly and survives teeth.
- Feather Teaser | 1 piece | 150.00 | 10 | 25 | pair feather+black-cat | Length: 60 cm
  For the hunter in the living room.
- Pet Wipes | 60 wipes | 180.00 | 14 | 0 | packet aqua paw-prints | Composition: Aloe vera
  For muddy paws before the sofa.

## Birds & Fish
Shelf life: 12 months
- Bird Seed Mix | 500 g | 110.00 | 8 | 44 | bowl yellow parrot | For: Budgies and finches
  Millet, canary seed and oats, cleaned of dust.
- Fish Food Flakes | 50 g | 140.00 | 10 | 39 | tin orange tropical-fish | For: Aquarium fish
  Floating flakes that bring out the colours.
- Turtle Sticks | 100 g | 120.00 | 0 | 16 | tin green turtle | For: Water turtles
  Floating sticks with calcium for the shell.
`
