export const cooking = `
# Masala, Oil & Sauces | orange | pair hot-pepper+salt
Manufacturer: Kirana Care Foods
Storage: Cool and dry, out of the sun

## Ground Spices
Shelf life: 12 months
- Turmeric Powder | 200 g | 62.00 | 10 | 150 | scoop amber ginger-root | Origin: Erode
  Bright yellow haldi with a high share of curcumin.
- Red Chilli Powder | 200 g | 98.00 | 12 | 138 | scoop red hot-pepper | Origin: Guntur
  Hot and red, made of sun dried chillies without colour.
- Coriander Powder | 200 g | 64.00 | 8 | 125 | scoop olive herb | Origin: Rajasthan
  Freshly ground dhania that thickens and rounds every gravy.
- Garam Masala | 100 g | 92.00 | 10 | 82 | box maroon hot-pepper | Spices: 12
  Twelve roasted spices. Sprinkle at the end and close the lid.
- Sambar Powder | 100 g | 66.00 | 5 | 54 | box orange steaming-bowl | Spices: 9
  The taste of a temple town kitchen, with curry leaves and lentils.
- Chicken Masala | 100 g | 78.00 | 6 | 49 | box red poultry-leg | Spices: 14
  For a dark, hot curry with chicken, paneer or soya.

## Whole Spices
Shelf life: 24 months
- Cumin Seeds | 100 g | 72.00 | 9 | 112 | bowl tan seedling | Origin: Unjha
  Jeera that crackles at once and fills the kitchen.
- Mustard Seeds | 100 g | 24.00 | 0 | 96 | bowl black sunflower | Origin: Rajasthan
  Small black rai for tempering and pickles.
- Green Cardamom | 50 g | 245.00 | 15 | 34 | bowl leaf teapot | Origin: Idukki
  Plump pods, 7 mm and more, for chai and kheer.
- Black Pepper | 100 g | 135.00 | 12 | 57 | bowl black h:medicine-mortar | Origin: Wayanad
  Whole peppercorns, hot and fragrant, to grind fresh.
- Cinnamon Sticks | 50 g | 68.00 | 0 | 4 | bowl brown wood | Origin: Kerala
  Thin rolled bark, sweet and warm, for biryani and tea.

## Oils & Vinegar
Shelf life: 9 months
- Sunflower Oil | 1 l | 152.00 | 14 | 160 | bottle yellow sunflower | Type: Refined
  Light, clear oil for everyday frying, with vitamins A and D.
- Mustard Oil Cold Pressed | 1 l | 189.00 | 10 | 92 | bottle amber seedling | Type: Kachi ghani
  Pungent first press for fish, pickle and winter greens.
- Groundnut Oil | 1 l | 225.00 | 12 | 71 | bottle orange peanuts | Type: Filtered
  Filtered peanut oil with the nutty scent of the west.
- Coconut Oil for Cooking | 500 ml | 168.00 | 8 | 63 | bottle white coconut | Type: Virgin
  From fresh coconut, pressed without heat.
- Extra Virgin Olive Oil | 500 ml | 649.00 | 28 | 25 | bottle olive olive | Type: Cold extracted; Origin: Imported
  Green, peppery oil for salads, dips and pasta.
- Apple Cider Vinegar | 500 ml | 310.00 | 20 | 38 | bottle maroon red-apple | Type: With the mother
  Cloudy and unfiltered. Two spoons in water before meals.

## Salt, Sugar & Jaggery
Shelf life: 24 months
- Iodised Salt | 1 kg | 26.00 | 0 | 260 | pouch sky salt | Type: Refined
  Fine, free flowing salt with iodine.
- Rock Salt | 500 g | 55.00 | 10 | 77 | jar pink salt | Type: Sendha namak
  Pink crystals for fasting days and salads, ground fine.
- Sugar | 1 kg | 48.00 | 0 | 240 | scoop white candy | Type: Sulphur free
  Even white crystals that dissolve quickly.
- Jaggery Powder | 500 g | 75.00 | 12 | 85 | scoop amber honey-pot | Type: Chemical free
  Cane jaggery in powder, warm and smoky, for tea and sweets.

## Sauces & Pickles
Shelf life: 9 months
- Tomato Ketchup | 900 g | 155.00 | 25 | 108 | squeeze red tomato | Tomato: 28 %
  Thick ketchup of ripe tomatoes that does not run off the pakora.
- Green Chilli Sauce | 200 g | 62.00 | 10 | 60 | bottle green hot-pepper | Heat: Medium
  Sharp and garlicky, for noodles and momos.
- Soy Sauce Dark | 200 ml | 65.00 | 8 | 52 | bottle black sushi | Type: Naturally brewed
  Salty depth and a dark shine for fried rice.
- Mango Pickle | 400 g | 128.00 | 12 | 74 | jar orange mango | Oil: Mustard
  Raw mango in mustard oil, sour and hot, as the north makes it.
- Mixed Vegetable Pickle | 400 g | 122.00 | 12 | 0 | jar leaf carrot | Oil: Sesame
  Carrot, lime and chilli in sesame oil, southern style.
- Eggless Mayonnaise | 250 g | 99.00 | 15 | 46 | tub cream sandwich | Contains: Milk, mustard
  Creamy and mild for sandwiches, rolls and dips.
`
