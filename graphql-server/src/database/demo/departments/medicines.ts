export const medicines = `
# Medicines | sky | blister red pill
Manufacturer: Kirana Care Pharma
Storage: Below 25 °C, away from light and moisture
Expiry: At least 12 months from delivery

## Pain & Fever
Use: Pain and fever
Prescription: Not required
- Paracetamol 500 mg Tablets | 15 tablets | 18.50 | 5 | 240 | blister white pill | Composition: Paracetamol 500 mg
  Everyday relief from fever, headache and body ache. Gentle on an empty stomach when taken as directed.
- Paracetamol 650 mg Tablets | 15 tablets | 32.00 | 8 | 180 | blister cream h:fever | Composition: Paracetamol 650 mg
  A stronger dose for high fever and stubborn aches. Keep six hours between two tablets.
- Paracetamol Syrup for Children | 60 ml | 42.75 | 0 | 64 | syrup rose strawberry | Composition: Paracetamol 250 mg in 5 ml; Flavour: Strawberry
  Strawberry flavoured fever syrup with a measuring cup. Dose by the child's weight, as the leaflet shows.
- Ibuprofen 400 mg Tablets | 10 tablets | 24.00 | 10 | 150 | blister orange h:headache | Composition: Ibuprofen 400 mg
  Pain reliever that also calms swelling, for sprains, toothache and period pain. Take it after food.
- Ibuprofen and Paracetamol Tablets | 10 tablets | 29.50 | 0 | 96 | medbox orange pill | Composition: Ibuprofen 400 mg, Paracetamol 325 mg
  Two pain relievers in one tablet for muscle and joint pain with fever.
- Diclofenac Pain Relief Gel | 30 g | 88.00 | 12 | 72 | tube blue h:back-pain | Composition: Diclofenac diethylamine 1.16 %
  Cooling gel for sore backs, knees and shoulders. Massage in a thin layer up to three times a day.
- Aspirin 75 mg Tablets | 14 tablets | 9.80 | 0 | 3 | blister yellow h:heart-organ | Composition: Aspirin 75 mg; Prescription: Required
  Low dose aspirin as prescribed by heart doctors. Never start or stop it without asking yours.

## Cough & Cold
Use: Cough, cold and allergy
Prescription: Not required
- Herbal Cough Syrup | 100 ml | 95.00 | 15 | 110 | syrup green herb | Composition: Tulsi, mulethi, ginger and honey
  A soothing cough syrup of tulsi, liquorice and ginger that does not make you sleepy.
- Dry Cough Syrup | 100 ml | 118.00 | 10 | 85 | syrup maroon h:coughing | Composition: Dextromethorphan 10 mg in 5 ml
  Calms a dry, tickling cough so that the night is quiet again. Not for children under six.
- Wet Cough Syrup with Ambroxol | 100 ml | 112.50 | 10 | 0 | syrup teal h:lungs | Composition: Ambroxol 30 mg, Guaifenesin 50 mg in 5 ml
  Loosens thick phlegm and makes it easier to cough up. Drink plenty of warm water with it.
- Cetirizine 10 mg Tablets | 10 tablets | 19.00 | 0 | 210 | blister sky h:allergies | Composition: Cetirizine 10 mg
  Once a day relief from sneezing, a running nose and itchy eyes. May cause drowsiness.
- Nasal Decongestant Spray | 10 ml | 76.00 | 7.5 | 58 | dropper aqua nose | Composition: Oxymetazoline 0.05 %
  Opens a blocked nose within minutes. Use for no longer than five days in a row.
- Throat Lozenges Honey Lemon | 16 lozenges | 45.00 | 0 | 130 | packet amber lemon+honey-pot | Flavour: Honey and lemon
  Soft honey lemon drops for a scratchy throat, handy in any pocket or bag.
- Menthol Vapour Balm | 25 ml | 62.00 | 5 | 92 | pot teal leaf-fluttering-in-wind | Composition: Menthol, camphor and eucalyptus oil
  Rub on chest and back at bedtime to breathe freely. For skin only, not near the eyes.

## Antibiotics
Use: Bacterial infections, as prescribed
Prescription: Required
- Amoxicillin 500 mg Capsules | 10 capsules | 74.00 | 6 | 88 | blister rose h:bacteria | Composition: Amoxicillin 500 mg
  Broad antibiotic capsules for infections of chest, ear and throat. Finish the whole course.
- Azithromycin 500 mg Tablets | 3 tablets | 71.50 | 0 | 102 | medbox blue h:bacteria | Composition: Azithromycin 500 mg
  Three day antibiotic course, one tablet a day at the same hour.
- Cefixime 200 mg Tablets | 10 tablets | 108.00 | 9 | 45 | blister lavender h:bacteria | Composition: Cefixime 200 mg
  Antibiotic for throat and urinary infections. Tell the doctor about any allergy to penicillin.
- Doxycycline 100 mg Capsules | 10 capsules | 46.00 | 0 | 4 | blister lime h:virus | Composition: Doxycycline 100 mg
  Antibiotic capsules for skin and chest infections. Take with a full glass of water, not with milk.

## Diabetes Care
Use: Type 2 diabetes, as prescribed
Prescription: Required
- Metformin 500 mg Tablets | 20 tablets | 34.00 | 12 | 160 | blister mint h:diabetes | Composition: Metformin 500 mg
  First choice diabetes medicine that helps the body to use its own insulin. Take with meals.
- Glimepiride 2 mg Tablets | 10 tablets | 58.00 | 10 | 74 | medbox green h:diabetes | Composition: Glimepiride 2 mg
  Lowers blood sugar after breakfast. Carry something sweet in case the sugar drops.
- Glucose Test Strips | 50 strips | 690.00 | 18 | 39 | tin navy drop-of-blood | Prescription: Not required; Use: Measuring blood sugar
  Fifty strips that read in five seconds from a tiny drop. Fits the Kirana Care glucometer.

## BP & Heart
Use: High blood pressure, as prescribed
Prescription: Required
- Amlodipine 5 mg BP Tablets | 15 tablets | 31.00 | 8 | 140 | blister pink heart-suit | Composition: Amlodipine 5 mg
  Once daily tablets that relax the blood vessels and bring the pressure down.
- Telmisartan 40 mg BP Tablets | 15 tablets | 84.00 | 14 | 118 | medbox maroon h:blood-pressure | Composition: Telmisartan 40 mg
  Keeps blood pressure steady for a full day and night. Take at the same time each morning.
- Atorvastatin 10 mg Tablets | 15 tablets | 92.00 | 10 | 66 | blister violet h:heart-organ | Composition: Atorvastatin 10 mg; Use: Cholesterol, as prescribed
  Lowers cholesterol, best taken in the evening together with a lighter diet.

## Digestion
Use: Stomach and digestion
Prescription: Not required
- Antacid Liquid Mint | 170 ml | 98.00 | 10 | 77 | syrup mint h:stomach | Flavour: Mint; Composition: Aluminium and magnesium hydroxide
  Minty antacid that cools heartburn and acidity within minutes. Shake well before use.
- Oral Rehydration Salts Orange | 4 sachets | 84.00 | 5 | 190 | sachet orange tangerine+droplet | Composition: Glucose, sodium chloride, potassium chloride
  Brings back water and salts after loose motions, vomiting or a day in the heat.
- Isabgol Husk | 100 g | 145.00 | 6 | 52 | box leaf sheaf-of-rice | Composition: Psyllium husk
  Natural fibre for an easy morning. Stir a spoon into water or curd and drink at once.
- Digestive Enzyme Drops | 15 ml | 69.00 | 0 | 2 | dropper amber h:intestine | Composition: Fungal diastase, dill oil
  Eases fullness and wind after heavy meals. Follow the drops with a little water.
`
