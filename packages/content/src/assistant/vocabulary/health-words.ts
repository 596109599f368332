/** Kind of health problem that a message names, which decides the advice. */
export type HealthConcern =
  | 'fertility'
  | 'seizures'
  | 'heart'
  | 'operation'
  | 'fracture'
  | 'dizziness'
  | 'serious'
  | 'injury';

const limb =
  '(?:wrist|arm|leg|ankle|foot|toe|finger|hand|collarbone|ribs?|hip|elbow|shoulder|neck|nose|pelvis|thumb|knee|kneecap|vertebrae?|tailbone|coccyx)';
const joint =
  '(?:(?:lower|upper|my|his|her|our) back|neck|shoulders?|knees?|hips?|ankles?|wrists?|elbows?|spine|hamstrings?|calf|calves|achilles|groin|ribs?|coccyx|tailbone|thumb|jaw|pelvis|joints?|kneecap)';
const symptom =
  '(?:pains?|painful|hurts?|hurting|aches?|achy|aching|sore|stiff|swollen|swelling|clicks?|clicking|pops?|popping|grinds?|dodgy|gammy|knackered|wonky|twinges?|spasms?|pulled|twisted|rolled|unstable|flares?|problems?|trouble|issues?|injur\\w+|bad|locked|killing)';

/** Words of each kind of health problem, in the order in which they are tried. The first kind that matches counts. */
export const healthConcernWords: readonly (readonly [HealthConcern, RegExp])[] = [
  [
    'fertility',
    /\b(ivf|iui|icsi|embryos?|fertility|egg (collection|retrieval)|trying (for (a )?baby|to conceive|to get pregnant)|ttc)\b/,
  ],
  [
    'seizures',
    /\b(pacemakers?|icd|epilep\w*|seizures?|(have|had|having|get|of|a) fits?(?= |$)(?! (in|of|for|with|me)\b))/,
  ],
  [
    'heart',
    /\b(heart (attack|condition|failure|murmur|disease|problems?|op|surgery|bypass|trouble|rhythm)|cardiac|angina|stents?|bypass|palpitations?|arrhythmia|afib|atrial|blood pressure|hypertension|strokes?|tia|chest pains?|aneurysm|dvt|blood clots?|(my|his|her|weak|dodgy|bad|a) heart|heart (thing|stuff|issues?)|(my|his|her|tight|the) chest|chest (\w+ ){0,2}(tight\w*|pain\w*|hurts?|discomfort))\b/,
  ],
  [
    'operation',
    new RegExp(
      String.raw`\b(surgery|surgeons?|surgical|operation|operated|post op|${limb}s? (op|replacements?|replaced)|(joint|disc) replacements?|replacement (${limb}|joint)|new (hips?|knees?)(?! (opener|mobility|class|workshop))|boob job|breast (augmentation|reduction|implants?)|implants?|tummy tuck|lipo\w*|face ?lift|nose job|bbl|(?:my|his|her|a) (?:hip|knee|shoulder|back|ankle|foot)s? (?:was |were )?done|hysterectomy|mastectomy|lumpectomy|laparoscop\w*|keyhole|appendix|appendectomy|gallbladder|vasectomy|stitches|transplant\w*|spinal fusion|discectomy|arthroscopy|reconstruction|stoma|colostomy|cataracts?|laser eye|bunions? (op|removed)|wisdom teeth)\b`,
    ),
  ],
  [
    'fracture',
    new RegExp(
      String.raw`\b(fractur\w*|(broke|broken|breaking|snapped|cracked) (my |his |her |a |an )?(\w+ )?${limb}|cast (\w+ ){0,2}off|in (a cast|plaster)|plaster cast)\b`,
    ),
  ],
  [
    'dizziness',
    /\b(dizz\w*|light ?headed\w*|vertigo|faint(ed|ing|s)?|(pass|passes|passed|passing) out|black ?outs?|woozy|(room|head) (spins|spinning))\b/,
  ],
  [
    'serious',
    /\b(slipp?ed dis[ck]|discs?|osteopor\w*|osteopenia|cancer|chemo\w*|radiotherapy|tumou?rs?|leukaemia|parkinsons?|multiple sclerosis|dialysis|glaucoma|retina|concuss\w*|blood thinners?|anticoagulants?|brain|numb|numbness|lump|biopsy|miscarr\w*|blood in|head injury|ruptur\w*|torn)\b/,
  ],
  [
    'injury',
    new RegExp(
      String.raw`\b(hyper ?mobil\w*|eds|ehlers|arthrit\w*|sciatica|scoliosis|fibro\w*|endometriosis|endo|pcos|prolaps\w*|diastasis|hernia\w*|tend[io]n?itis|plantar|carpal|rotator cuff|meniscus|acl|tennis elbow|whiplash|spondyl\w*|stenosis|sprain\w*|tore|dislocat\w*|(trapped|pinched) nerve|migraines?|asthma\w*|diabet\w*|lupus|crohns?|colitis|long covid|chronic (fatigue|pain|illness)|pelvic floor|amput\w*|prosthe\w*|cerebral palsy|spina bifida|nosebleeds?|headaches|ulcers?|varicose|ostomy|anaemi\w*|thyroid|kidneys?|liver|copd|ibs|gout|lymph\w*|neuropathy|diverticul\w*|bowel|bladder|incontinen\w*|autoimmune|rheumat\w*|gallstones|pneumonia|shin splints|bursitis|rsi|injur(y|ies|ed)|back (pain|ache|problems?|issues?|injury|trouble|spasms?)|(bad|dodgy|sore|stiff) back|${symptom} (\w+ ){0,3}${joint}|${joint} (\w+ ){0,2}${symptom})\b`,
    ),
  ],
];

/** Phrases that name a health problem which the visitor doesn't have. */
export const absentConcernPattern =
  /\b(no|not|without|never had|never|any) (\w+ )?(injur\w*|pains?|surgery|operations?|conditions?|dizzy|health (problems?|issues?))\b|\b(my |a )?heart (is |was |are )?(set|of|opener|opening|rate|shaped|broken|warming)\b|\bby heart\b|\bchest (press|opener|of)\b|\bbreath\w* chest\b/g;
