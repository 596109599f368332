/**
 * Signs of an injury, poisoning or birth, and calls for an ambulance, in the pattern syntax of `compileWordPatterns`.
 */
export const injurySigns = `
  swallowed/took/taken/had the? whole/entire packet/bottle/strip
  # Bleeding.
  bleeding .. .. stop/stopping
  bleeding .. heavily/badly/lots/lot/loads/profusely/everywhere/stop/stopping/heavy/bad/severely/head/out/ear/ears/out
  heavily/badly/severely/heavy/severe/massive bleeding
  @not .. stop/stopping .. bleeding
  @not .. stop/stopping .. blood
  blood .. all over
  bleeding .. .. worse
  blood .. everywhere/pouring/gushing/spurting/floor/pool/coming/running/dripping/streaming
  lots/loads/lot/much/pool/covered/pouring/losing/losing .. blood
  and/there .. blood $
  coughing/vomiting/throwing/threw/vomited/coughed/puking/spitting/sick/spewing .. blood
  bleeding/blood .. .. through .. towel/shirt/bandage/tissue/leggings/tissues/clothes
  lots/loads/lot/much of? bleeding
  bleeding .. .. need/please/help
  help .. .. bleeding
  glass .. in/into .. leg/foot/hand/arm/eye/face
  gushing/spurting/haemorrhag*/hemorrhag*
  deep cut/gash/wound
  split open
  @head/forehead/chin/lip/eyebrow/face .. split/gash*/sliced/open
  finger/fingers/toe/thumb/tip .. severed/off/hanging
  cut/chopped/severed/ripped .. finger/toe/thumb/tip .. off
  cut/cuts .. deep/bone/bleeding/badly
  @not .. stop .. blood/bleeding
  sliced/cut .. artery/deep/badly/open/bone/gushing/stitches
  need/needs .. stitches

  # Injuries.
  hit/hits/banged/bang/bumped/smashed/cracked/split/knocked/whacked/landed/fell/smacked .. @head
  head/neck/spine injury/injuries
  concuss*
  think/thinks/sure .. broken/broke/fractured/snapped/dislocated
  just .. broken/broke/fractured/snapped/dislocated .. @limb
  has/have/had/she/he/hes/shes/they/someone/somebody .. broken/broke/fractured/snapped/dislocated .. her/his/my/a/an/their .. @limb
  @limb .. is/looks/definitely/probably/feels .. broken/snapped/fractured
  popped/put/pulled/come/came/pop .. shoulder/knee/hip/elbow out
  shoulder/knee/hip/elbow/kneecap .. popped/come/came/out .. out/socket/joint
  dislocated
  @limb snapped/broke/cracked
  crushed .. @limb
  @limb .. crushed
  teeth/tooth .. knocked
  eye .. @not .. see
  screaming/crying/howling in pain/agony
  excruciating
  unbearable pain
  dropped .. on .. @head
  bone/bones .. sticking/poking/showing/skin/out/visible
  see .. the bone
  @limb .. is bent/crooked/twisted/mangled
  bent/angle .. wrong/funny/weird/odd/strange/backwards
  wrong/funny/weird/odd/strange/horrible angle/way
  heard/felt .. crack/snap/pop .. can/cant
  @not .. stand/walk/weight .. fall/fell
  @not .. feel/move .. legs/toes/neck/body/anything/hands/hand/fingers/feet/foot/face
  hurt/hurts .. neck/spine/back .. badly
  badly/severely/seriously/really hurt/injured/burned/burnt/wounded
  is/are/am/she/he/shes/hes/someone/person/stuck/got/@limb trapped .. under/in/between/reformer/carriage
  stuck/caught .. under .. reformer/carriage/machine
  electric shock
  electrocut*
  shock off/from .. heater/panel/plug/socket
  burned/burnt/scalded/burn .. badly/severe/severely/bad/skin
  severe/bad/serious/terrible burn/burns
  heatstroke/heat .. burning/think/rambling/confused/collapsed

  # Pregnancy.
  waters .. broke/broken/gone/breaking/broken
  my/her/his? water/waters just/has/have/have? broke/broken/went/gone
  water/waters just/have/has went/gone/broke/broken
  pregnant/pregnancy .. cramps/cramping/fell/fallen/hit .. blood/bump/badly/bad/stomach
  baby/head .. crowning
  weeks/pregnant .. .. bad/severe/terrible/awful/strong pain/pains/cramps
  pain/pains/cramps .. every .. minutes
  pregnant/weeks/pregnancy .. bleeding/blood
  bleeding .. pregnant
  in labour/labor
  contractions
  having the/my/a? baby now
  baby .. coming now
  baby .. not/stopped/isnt .. mov*/kick*
  @not .. feel/felt .. baby
  having/think/maybe .. miscarriage
  miscarrying
  @person/am/is giving birth
  giving birth .. now

  # Poison, blood sugar, other illness.
  overdose/overdosed/od
  ^ i? have? just? took/taken/swallowed all of them/it $
  ^ i? have? just? took/taken/swallowed them all $
  taken/took/swallowed .. too/all/lots/loads/whole/many/packet/bottle/load .. pills/tablets/paracetamol/medication/medicine/ibuprofen/drugs
  took/taken/swallowed .. [1-9][0-9] .. paracetamol/pills/tablets/ibuprofen/aspirin/sleeping/painkillers/antidepressants
  taken/took/swallowed .. pills/tablets/paracetamol .. die/end/kill/regret/whole/all
  taken/took/swallowed all/every/whole .. antidepressants/meds/sertraline/sleeping/diazepam/valium/painkillers/tablets/pills
  poisoned
  swallowed/drank .. bleach/battery/cleaner/poison
  drink .. spiked
  spiked .. drink
  slipped/put .. something/in .. drink
  drugged
  in .. my/her/his eye/eyes .. burn*/see/blind/chemical
  spray/bleach/chemical/chemicals/cleaner .. eye/eyes
  having .. hypo
  blood sugar .. low/dropping/dropped/crash*
  blood sugar is 1/2/3
  diabetic .. conscious/sense/hypo/shaking
  panic attack .. now
  having a panic attack
  grey and/clammy/sweaty
  @person .. clammy

  # Calls for help, whatever happened.
  ambulance/paramedic/paramedics
  call/dial/ring/phone/rang/called/dialled/calling/need/needs 999/911/112
  999/911 now/please/quick/asap
  medical emergency/help/attention/assistance
  send/get .. help/someone/somebody .. now/quick/quickly/please/urgently/asap/studio/fast
  send/get help
  please/someone/somebody/quick/quickly/hurry/pls .. come quick/quickly/now/fast/help
  come quick/quickly/fast/now
  someone/somebody/anyone help $
  ^ someone/somebody/anyone help .. please/now/studio
  need/needs .. help now/urgently/immediately/quick/quickly/asap/fast
  need/needs urgent/immediate help
  an? accident .. just/now .. studio/class/reception
  been an/a .. accident
  something .. wrong with .. friend/mum/her/him/@family
  ^ there? is? an? emergency $
  ^ this is an emergency
  ^ emergency .. help/now/please/come/quick*/hurry
  emergency .. in/at/here .. studio/reception/desk/changing/room/building/toilets/shower/showers
  need/needs/want .. first aid/aider .. now/quick/quickly/please/studio/urgently/asap
  first aider to/now/please/asap
  need/needs/want first aid $
  sos
  feel/feels .. something .. wrong
  seriously/really/badly/terribly/very wrong with me/him/her/my
  need/get/where/bring .. defibrillator .. now/need/quick*
  need/needs/get .. doctor/medic/nurse .. now/quick/quickly/urgently/immediately/here
  is there a doctor/nurse/medic in/here/around
  i/@person .. dying
  might/think .. dead
  looks/maybe be? dead
  is/are @person dead
  @person is/are/might be? dead
`;

/** Signs of poisoning. They are an emergency even in the past tense, unless they are long ago. */
export const poisonSigns = `
  overdose/overdosed
  swallowed/took/taken/had the? whole/entire packet/bottle/strip
  taken/took/swallowed .. .. pills/tablets/paracetamol/medication/meds/ibuprofen/battery/bleach
`;

/** Injuries of the head. With a sign of concussion, they need help at once, even days later. */
export const headInjuries = `
  hit/hits/banged/bang/bumped/smashed/cracked/knocked/whacked/smacked .. @head
  knock/bang/blow/bump to/on the/my/her/his head
  fell/landed on .. @head
  concussion/concussed
  head injury
`;

/** Signs of concussion, which count only with an injury of the head. */
export const concussionSigns = `
  vomiting/vomited/vomit/puking/puked/puke
  throwing/threw/thrown/throw up
  being/been sick
  light .. hurts/hurting/painful/bright
  seeing/see/vision double
  double/blurred/blurry vision
  drowsy/confused/slurring/slurred/unsteady
  everything/everythings/vision/eyes/sight/all .. fuzzy/blurry/blurred/foggy/hazy/swimming
  still/very/so/really/getting dizzy/woozy
  pupils
  not stand the? light
  not stay/keep awake
  not remember
  headache .. worse/worsening/terrible/bad
`;

/**
 * Signs that also describe an old injury or illness. Beside a question about a class or a booking, they are past
 * events: "I had a stroke, can I come?"
 */
export const pastSigns = `
  had/has/have .. heart attack
  had/have/has .. stroke
  had/has/have .. seizure/seizures/fit/concussion/miscarriage/overdose/reaction
  broke/broken/fractured/dislocated/snapped .. @limb
  @limb .. is .. broken/fractured/snapped
  i fainted
  i passed out
  i/@person have/has? hit/banged/bumped .. @head
  i/@person has/have/get/gets .. seizures/fits
  badly/severely/seriously/really hurt/injured .. by .. instructor/teacher/trainer/coach/physio
  instructor/teacher/trainer/coach/physio .. badly/severely/seriously/really hurt/injured
  i had .. asthma attack
  c section
`;
