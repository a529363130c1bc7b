export const staples = `
# Atta, Rice & Dal | amber | sack amber sheaf-of-rice+cooked-rice
Manufacturer: Kirana Care Foods
Storage: Cool, dry and airtight

## Atta & Flours
Shelf life: 3 months
- Chakki Fresh Atta | 5 kg | 265.00 | 12 | 140 | sack amber sheaf-of-rice | Grain: Sharbati wheat
  Whole wheat, stone ground slowly, so that rotis stay soft until dinner.
- Multigrain Atta | 5 kg | 345.00 | 10 | 62 | sack brown sheaf-of-rice+ear-of-corn | Grain: Wheat, soya, oats, ragi, maize, chana
  Six grains in the everyday roti, with more fibre and protein.
- Maida | 1 kg | 52.00 | 0 | 95 | pouch white bread | Grain: Wheat
  Fine white flour for naan, cakes and crisp samosas.
- Besan | 1 kg | 118.00 | 8 | 104 | pouch yellow peanuts+bowl-with-spoon | Grain: Chana dal
  Gram flour for pakora, kadhi and laddu, finely sieved.
- Sooji | 1 kg | 58.00 | 5 | 88 | bowl cream spoon | Grain: Wheat
  Even grains of semolina for upma, halwa and rava dosa.
- Ragi Flour | 500 g | 68.00 | 6 | 46 | scoop brown seedling | Grain: Finger millet
  Dark millet flour for mudde, rotis and porridge.
- Rice Flour | 500 g | 42.00 | 0 | 58 | scoop white cooked-rice | Grain: Raw rice
  For idiyappam, murukku and gravies without gluten.

## Rice & Millets
Shelf life: 18 months
- Basmati Rice Aged | 5 kg | 799.00 | 25 | 66 | sack green cooked-rice | Grain: Extra long
  Two years of ageing make grains that grow long and stay apart, for biryani.
- Sona Masoori Rice | 5 kg | 395.00 | 15 | 84 | sack sky cooked-rice | Grain: Medium
  Light, aromatic everyday rice of the south.
- Brown Rice | 1 kg | 145.00 | 10 | 39 | bowl tan sheaf-of-rice | Grain: Long, unpolished
  With its bran left on: nutty, chewy and full of fibre.
- Idli Rice | 5 kg | 310.00 | 8 | 3 | sack violet steaming-bowl | Grain: Short, parboiled
  Soaks well and ferments well, for soft idlis and lacy dosas.
- Foxtail Millet | 500 g | 88.00 | 12 | 41 | bowl yellow ear-of-corn | Grain: Millet
  Small golden millet that cooks like rice in fifteen minutes.
- Quinoa | 500 g | 249.00 | 30 | 0 | bowl lime seedling | Grain: White quinoa
  A complete protein for salads and pulao, rinsed and ready to cook.

## Dals & Pulses
Shelf life: 9 months
- Toor Dal | 1 kg | 172.00 | 10 | 132 | bowl yellow steaming-bowl | Protein: 22 g in 100 g
  Unpolished arhar dal that turns creamy, for sambar and dal tadka.
- Moong Dal Split | 1 kg | 148.00 | 8 | 118 | bowl lime pea-pod | Protein: 24 g in 100 g
  Light yellow dal that is done in fifteen minutes, kind to the stomach.
- Chana Dal | 1 kg | 105.00 | 6 | 107 | bowl amber bowl-with-spoon | Protein: 21 g in 100 g
  Nutty split gram for dal, chutney and stuffed parathas.
- Masoor Dal | 1 kg | 112.00 | 9 | 99 | bowl orange bowl-with-spoon | Protein: 24 g in 100 g
  Red lentils that need no soaking.
- Urad Dal White | 500 g | 92.00 | 5 | 73 | bowl white steaming-bowl | Protein: 25 g in 100 g
  Skinned urad for idli, vada and tempering.
- Rajma Red | 500 g | 96.00 | 12 | 68 | bowl maroon beans | Protein: 22 g in 100 g
  Kidney beans from the hills that cook soft and keep their skin.
- Kabuli Chana | 1 kg | 165.00 | 14 | 61 | bowl cream falafel | Protein: 19 g in 100 g
  Large white chickpeas for chole and hummus.
- Green Moong Whole | 500 g | 78.00 | 0 | 80 | bowl green seedling | Protein: 24 g in 100 g
  For dal, and for sprouts that are ready in two nights.
`
