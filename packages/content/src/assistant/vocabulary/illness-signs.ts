/** Signs of an illness that needs an ambulance, in the pattern syntax of `compileWordPatterns`. */
export const illnessSigns = `
  # Breathing and choking.
  @not/not .. breathing/breathe/breath
  stopped/struggling/struggle/struggles/trouble/difficulty/hard/fighting/unable/fight .. breathing/breathe/breath
  can/cant/could/unable/couldnt/hardly/barely .. not? catch/get .. breath
  short of breath .. now
  breathing is/very/really/has .. shallow/funny/weird/stopped/difficult/fast/strange/noisy
  gasping for air/breath/oxygen
  gasping $
  @person .. gasping
  @not/struggling/struggle/unable .. get/getting .. air/oxygen
  need/no air
  can not .. swallow
  breathing/breath .. worse/harder/bad/awful/terrible
  inhaler .. not/isnt .. helping/working/help/work/enough
  inhaler .. empty/gone/run
  rattling/gurgling
  wheezing .. badly/no/inhaler/can
  @person wheezing
  lips/face/fingers .. blue
  @person .. turning/going/gone/turned .. blue/grey/purple
  choking
  tight/tightening band .. chest
  band round/around .. chest
  chest .. arm .. tingling/numb/heavy/dead
  arm .. tingling/numb .. chest
  stuck in .. throat
  asthma attack
  no inhaler

  # Losing consciousness.
  unconscious/unresponsive
  barely/hardly/not/semi conscious
  lost/losing/loses consciousness
  @not responding/responsive
  @person .. not/isnt answering me/us/anyone
  slumped .. over/down/against/floor/not/isnt/reformer/wall
  @person .. slumped
  eyes .. open .. not/wont/isnt .. talk/move/moving/talking/respond/blink
  @person .. not/wont/isnt/can talk/move/blink or/and move/talk/respond
  @person .. not/wont .. talk/speak .. or/and move
  @person .. not/isnt reacting
  fell/fallen/collapsed .. .. not/isnt answering
  @not .. get/getting/giving .. response/reaction/answer .. from/of/out her/him/them/@family
  no/zero response/reaction .. from/at
  @not .. come/coming round/around/to $
  @not .. come/coming round/around/to .. she/he/please/help/now/what
  @not/difficulty/struggling .. stay/keep/keeping/staying .. awake/conscious
  @person .. keep .. eyes open
  drifting/slipping .. out/away/consciousness
  @person .. gone/going/turned/turning/went/looks .. white/pale/grey/green/ashen .. and/she/he/not/sweating/sweaty/cold
  had .. turn
  @person .. had/has/having .. funny turn
  shaking all over
  @be going/about to collapse/faint
  @be .. like .. collapse/fainting/passing
  dizzy .. @not .. stand/walk/see
  spinning .. @not .. stand/walk
  @person .. @not .. get/stand up
  gave way .. .. @not .. get/stand/walk
  i can not get/stand up $
  i can not get up .. floor
  fell/fallen/fall .. .. @not .. move/get
  fell/fallen/fall .. @not .. get/stand/move/up
  @not .. respond to
  passed/passing/pass/passes out
  blacked/blacking/black out
  everything/everythings/vision .. black/dark
  fainted/fainting/collapsed/collapsing
  @person .. faints/collapses
  @be .. faint
  to faint
  keeled over
  @person .. dropped/went/gone/fell/fallen .. down/floor/ground/limp
  gone/going/went/is/all limp/floppy
  out cold
  knocked out
  # No "want to" between: that is distress.
  not/wont/cant/couldnt/doesnt/isnt/nobody/one even/really/properly/can? wake/waking
  not/wont/couldnt get .. wake
  unable .. wake
  @not .. open .. eyes
  eyes .. rolled/rolling
  @person .. @not moving
  @not moving .. floor/ground
  @person .. lying .. floor/ground .. @not
  no/find .. pulse
  pulse .. 1* .. and/for/since
  cpr

  # Heart.
  chest pain/pains/tightness/pressure/tight
  pain/pains/pressure/heaviness/tightness/stabbing/crushing/burning/squeezing/discomfort .. .. chest
  chest discomfort/cramp/cramps/spasm
  hurts .. in my/her/his chest
  chest .. hurts/hurting/tight/tightening/heavy/crushing/crushed/pressure/elephant/standing/sitting/squeezing/stabbing/agony
  tight chest
  chest feels like/weird/funny/off/strange/wrong/odd
  chest .. vice/brick/weight/band/fist
  heart attack
  cardiac arrest
  pain/pains/pressure/crushing/tight/tightness .. breastbone/sternum
  no heartbeat
  heart .. out of .. chest
  clutching/holding/grabbing/grabbed .. chest
  heart .. going/gone crazy/mad/mental/nuts/wild/weird/berserk
  chest .. burning/burns/pains/hurt/aches/aching/killing/exploding/explode/spasms/bad/clenching/painful/weird
  burning/hurting/aching/painful/agony .. in my chest
  heart .. missing/missed/skipped/miss/skip/explode/exploding/burst/bursting/flipping/stopping/pounds/races/flutters
  heart .. beats .. weird/irregular/funny/fast/missing
  jaw .. ache/aches/pain/hurts/aching .. arm/chest/sweating
  arm .. jaw .. ache/aches/pain/hurts/aching
  sweating .. buckets/loads/lot .. arm/chest/jaw
  heart .. racing/pounding/fluttering/beating/skipping/jumping/thumping/hammering/weird/irregular/stopped/hurts
  palpitations
  pain/tingling/numbness/numb/pins .. left arm
  left arm .. numb/hurts/tingling/tingles/tingly/aching/weak/pain/heavy

  # Stroke.
  having/has/had/think .. a/mini stroke
  @not .. get .. words out
  looks/looking lopsided/wonky
  smile/face/mouth .. wonky/crooked/uneven/weird/funny/lopsided/twisted
  talking/speaking/talks/speech .. rubbish/nonsense/gibberish/jumbled/garbled/mumbling
  @person .. @not .. lift/raise/hold .. arm/arms/cup/hand
  suddenly/sudden .. hold/lift/walk/see/talking/speaking
  seeing double
  @not see .. of .. eye
  suddenly/sudden .. see
  see straight
  vision .. double/blurry/blurred/gone/going/tunnel
  everything .. blurry/blurred/spinning
  face/mouth/eye/side/smile .. droop*/dropped/fallen/numb/lopsided/sagging
  slurred/slurring/slurs/slurry
  @person/i .. can not/suddenly speak/talk/smile
  can not/cant .. speak/talk/smile .. properly/suddenly/and/side
  can not speak/talk $
  one/left/right/half .. side/face/body .. numb/weak/move/dead/tingling/paralysed
  numb .. side
  i/have/has/she/he gone numb
  paralysed/paralyzed
  suddenly/sudden .. weak/numb/confused/blind/vision/speak/headache
  can not .. move/feel .. side
  gone/went/going/suddenly blind
  lost/loss/losing .. vision
  lost/losing .. sight in
  headache .. life
  worst headache .. life/ever
  @not .. making/make .. sense
  @person .. confused/confusion/rambling/delirious
  knocked/hit/fell .. confused

  # Seizure.
  seizure/seizures/seizing/convulsing/convulsion*
  having/has/had .. a fit
  @person/is/are/be/started fitting
  just .. fit and/but
  foaming/frothing .. mouth
  shaking .. uncontrollably/violently/floor/eyes/straight
  jerking
  hallucinating/delirious
  eyes .. back .. head

  # Severe allergy.
  anaphyla*
  allergic reaction
  bad/severe/serious reaction
  hives/rash .. throat/talk/breathe/swell*/swallow/face/spreading
  eaten/ate/had .. nuts/nut/peanut/peanuts/sesame/shellfish/prawn .. throat/hives/swell*/breathe/face/lips/allergic
  allergic .. .. stung/bitten/sting
  allergic .. just .. ate/eaten/had
  lips/lip/tongue/throat/eyes .. huge/enormous/puffy/itchy/tingling/tingly/balloon
  sting/stung/bitten .. allergic
  allergic .. stung/sting
  throat .. closing/closed/swelling/swollen/tight/tightening
  tongue/lips/lip/face/throat .. swelling/swollen/swelled/swell/puffed
  swelling/swollen .. tongue/lips/throat/face
  epipen
`;
