/**
 * Phrases that mean no danger, in the pattern syntax of `compileWordPatterns`. They are removed from a message before
 * the search for signs.
 */
export const harmlessPhrases = `
  # Figures of speech about death.
  class/classes/session/price/prices/workout/instructor/teacher/legs/abs/back/feet/dynamic/reformer/you/this/that/it/squats/stairs/heels/plank/planks .. killing me/us/it
  work/job/boss/commute/kids/week/day/stress/deadline/deadlines .. killing me
  killing it/time
  bleed/bleeds/bleeding me/us/you/people/members/everyone dry
  somewhere/space/room/time/place/chance to breathe
  burnt/burned .. toast .. alarm/alarms off?
  smoke/fire alarm went off in/at my/our flat/house/kitchen/home/building so i/we missed/overslept/could/was/were
  leg/legs/arm/arms/thigh/thighs/muscles/abs .. shaking/shook/trembling
  class/classes/session/sessions/exercise/exercises/one/that/which/what/anything/something will/would/does not kill me
  class/classes/session/sessions/exercise/exercises/which/what/anything/something wont kill me
  dying to/for/of/laughing .. know/try/see/come/laughter/boredom/heat/class/thirst/curiosity
  dying to
  dying of/from laughter/laughing/boredom/embarrassment/thirst/curiosity/heat/shame/cringe
  am/was/were/almost? dying laughing
  am dying here? laughing/lol/haha/hahaha
  haha/lol/hahaha .. am dying
  legs/abs/glutes/thighs/arms/muscles/core/bum/quads/phone/battery .. dying/dead/die/trapped
  to die for
  want/wanted/wants to die .. after/during/in/of .. that/class/session/plank/planks/burpees/dynamic/embarrassment/shame/strength/reformer
  rather die than
  dead tired/easy/good/bug/bugs/end/line/lift/lifts/weight/simple/cheap/hang/sea/on/battery/phone/link/or
  dead inside? after .. class/reformer/dynamic/strength/session/yesterday
  drop dead
  collapsed/crashed/passed out? on/in/into .. sofa/bed/couch/home
  dead chuffed/pleased/happy/excited/serious/keen/proud/quiet/busy
  be dead without
  phone/battery/link/page/laptop/site/wifi/screen .. dead
  suicide/suicides squat/squats/burpees/burpee/sprints/push/pushups/drills/run/runs/in/set/sets
  husband/wife/partner/mum/boyfriend/girlfriend/she/he/boss .. kill me if/when/for/over .. buy/buying/bought/spend/spent/spending/price/another/miss/late/bill/cost/pack/book/booking/sees
  husband/wife/partner/mum/boyfriend/girlfriend/she/he/boss .. kill me lol/haha
  if .. late .. will kill me
  wife/mum/girlfriend/sister/boss/daughter/gran .. kill me if i .. not/dont/forget/forgot/miss
  phone/laptop/battery .. bleeding .. battery/power
  bleeding battery/phone/laptop
  nearly/almost/basically had a stroke/seizure/fit/meltdown
  heart attack when/at/over/seeing/reading/hearing/from/if .. price/prices/cost/costs/bill/fee/fees/charge
  stroke when/at/over/seeing/reading/hearing/from/if .. price/prices/cost/costs/bill/fee/fees/charge
  price/prices/robbery/cost/costs/ripoff .. nearly/almost/basically/practically died/fainted/collapsed/choked
  nearly/almost/basically/practically passed? fainted/died/collapsed/choked/fell/out .. when/at/mirror/seeing/laughing/price/prices/cost
  died/collapsed .. laughing/laughter

  # Hearts, chests and breathing in everyday use.
  gave/give/gives/giving/given/near/nearly/almost .. heart attack
  get/gets/getting/got/gotten/makes/make .. heart .. racing/pumping/beating
  heart .. racing/pounding/beating .. excitement/excited/nerves/love/joy
  heart rate/broken/set/opener/opening/goes/out/shaped/zone
  tight chest and? muscles/shoulders/hips
  tight .. chest .. stretch/from .. desk/computer/sitting
  chest/chests .. tight from/because .. desk/work/computer/sitting/laptop/hunching/typing
  stretch/stretches/stretching/open/opens/opening/loosen .. tight? chest
  chest press/opener/opening/day/muscles/muscle/size/infection/measurement/cold/strap/presses/fly
  breathing/breath exercise/exercises/technique/techniques/work/class/classes/space/right/correctly/pattern/patterns/method/practice
  when/how/where to breathe
  breathe/breathing .. in/with .. leggings/bra/top/jeans/corset/mask/laughter/laughing
  breathe/breathing properly? .. through/into .. nose/mouth/ribs/pilates
  take/took/takes my breath away
  out of breath
  hold/holding .. breath
  choking .. hazard
  choking on/at .. price/prices/cost/costs/bill/fee/fees
  my? fire/smoke alarm went off .. morning/yesterday/earlier/night so/and i/we was/were/missed/overslept
  choked/choking up/back
  website/site/app/page/laptop/phone/computer/server/form/link/button/booking/payment .. choking/unresponsive/collapsed/dying/dead/died
  team/staff/studio/reception/phone/emails/messages/support/desk/anyone/nobody/email/you .. not/nobody/isnt/responding? responding/answering/answered
  @not answering/responding .. phone/calls/call/email/emails/message/messages/texts
  website/site/app/page/laptop/phone/computer/server/form/link/button/checkout/payment .. not responding/moving/respond
  list/queue/carriage/page/screen/bar/cursor/line .. not/isnt moving
  @not/cant/can .. get up for/in/early/before/at/that/on
  @not .. wake/waking up? in time/for/early/before/that/at/when/until
  never wake up .. before/without/early/on
  faint/fainted hearted/smell/sound/idea/memory/line
  breast/back/butterfly stroke
  stroke of luck/genius
  different strokes

  # Fits, blood, bones and other words with two meanings.
  fit/fits of laughter/giggles/anger/rage/coughing/sneezing
  fitting/fitted room/rooms/clothes/clothing/leggings/top/tops
  fitting/fit .. in between/around/before/after/with
  well/close/tight/loose/better fitting/fit
  a/be/good/perfect/great/better/bad fit for/with/to
  a good/perfect/great/better/bad fit
  bleeding gums/heck/hell/edge/love/obvious/lightly
  bleeding .. period/periods
  bleeding a? little/slightly/bit
  slightly/little bleeding
  period/periods .. bleeding/blood
  gave/give/giving/donated/donate/donating blood
  blood pressure/test/tests/sweat/type/donor/donation/thinners/orange/sugar/clot/clots
  nail on the head
  toe/toes/finger/fingers probably/might/maybe/possibly/is? probably/possibly/maybe/be broken
  broke/broken/breaking .. heart/record/link/bank/sweat
  back broken
  water bottle/machine/fountain/cooler/dispenser/pipe/heater
  labour/labor day/party/intensive/law/laws
  hard labour
  trapped nerve/nerves/wind
  shooting/stabbing/burning pain/pains .. leg/legs/back/sciatica/knee/hip/thigh/foot/shoulder
  stabbing in the dark
  panic attacks
  bath bomb/bombs
  da/the/sex bomb
  photo bomb
  bath or/and sound? bomb

  # Fire, smoke, gas and burning that is none.
  fire exit/exits/escape/escapes/door/doors/drill/drills/safety/station/brigade/extinguisher/extinguishers/blanket/class/classes/playlist/workout/session/emoji/log/pose
  fire alarm/alarms test/tests/testing
  fire regulation/regulations/risk/certificate/assessment/wall/hazard/hazards/instructor/music/teacher/tunes
  fire evacuation
  quick question/questions/one/query
  test/tests/testing/tested/have/any/with .. fire/smoke alarm/alarms
  was/were/is/are/sounds/looks/absolute/pure/straight fire $
  legs/abs/thighs/glutes/quads/core/muscles/arms/bum/hamstrings/calves/shoulders/obliques/body/belly/stomach/hips/bums .. on fire
  on fire .. this/today/yesterday/lately/with .. week/class/cues/teaching/morning/session/glutes/legs
  instructor/teacher/you .. were/was/is/are on fire
  @person on fire today/tonight/this/lately/recently/yesterday
  set .. abs/legs/core/glutes/thighs/soul/heart/world .. on fire
  @person/i .. fired up
  smoke/smoking free/break/breaks/area/ban
  can/may/could/allowed/where/people/you/to .. smoke .. outside/inside/in/here/near/at
  no smoking
  incense/sage/candle/candles .. smoke/smell/smells
  smell/smells/smelling .. incense/sage/candles/oils
  smoke from .. incense/sage
  burning calories/fat/question/desire/sage/incense/sensation/candles
  heart/soul/smile .. on/to .. face
  calories/fat .. burning
  gas bill/heating/boiler/hob/station/works/work
  have/use/uses/using/any/allowed/lit/light .. a fire/candle/candles
  a fire place/pit/class/burning/exit/extinguisher/drill/door/escape/playlist/track/blanket

  # Fights, breaks and robberies that are none.
  fight/fighting for/over .. place/places/spot/spots/space/bed/beds/mat/mats
  fighting/fight off? a/the cold/flu/bug/infection/fit
  fighting fit
  break/breaking/broken/broke in .. socks/shoes/grips/leggings/trainers/between
  daylight robbery
  broke/broken/break into .. my/his/her/our .. car/house/flat/van/locker/shed/home
  fire at/on/near .. station/line/train/tube/bridge/street/road/bus/track/rail
  fire .. tube/line/train/underground
  robbed .. of my/a .. sleep/session/place
  stick/stuck a knife
  being/been charged
  following/followed me/us .. on/from .. instagram/twitter/facebook/tiktok/insta/page/account
  robbing me .. fees/prices
  stalked/stalking .. timetable/website/page

  # Emergencies as things: contacts, exits, urgent cancellations, jobs.
  emergency contact/contacts/exit/exits/number/numbers/section/c/caesarean/procedure/procedures/services/plan/plans/dentist/appointment/lighting/lights/stop/button/meeting/phone/plumber/details/door/doors/surgery/operation/policy/policies/work/kit/childcare/leave
  in an/a/case? emergency
  in .. an emergency
  family/work/domestic/childcare/personal/pet/vet emergency
  ambulance/paramedic/paramedics/nhs/police/fire worker/workers/discount/staff/service/services/crew/driver/and
  paramedic/ambulance student/students/trainee/trainees/bay/station/depot
  nhs and/or ambulance/paramedic/paramedics
  work/works/working/worked/volunteer .. for .. ambulance
  am/as/work/works/working/works/been a/an/as/for/the paramedic/ambulance/doctor/nurse a/an/the? ambulance?
  999 services/loyalty/points/likes
  cpr course/courses/training/trained/certificate/certified/qualified/class/classes
  trained/qualified/certified/training/certificate/learn/teach/certification/course/courses in? cpr
  epipen .. during/where/allowed/class $
  keep/store/bring/carry/leave/put/stock/carrying/keeps/hold/take .. epipen/epipens
  i/we/son/daughter have/has/got/own an/my/two? epipen/epipens
  epipen in/next my/the bag/locker/mat
  hand/handed .. in .. epipen
  hand/handed in .. epipen
  found/lost .. epipen
  head/knee/back injury .. last/year/ago

  # Violence that is none.
  abusive boss/language/message/messages/email/emails/customer/customers/landlord
  self harm scar/scars/marks
  scar/scars/marks .. self harm
  beat/beats/beating me/us to/at .. place/spot/last/tennis/chess/bed/it/squash/padel/running
  hit/hits/hitting me/us up/with/that/hard/in
  hit/hits me .. that
  scared/afraid/terrified of .. instructor/teacher/reformer/machine/jumping
  scared/afraid/worried/nervous .. hurt/hurting @self .. machine/reformer/class/wrong/carriage/springs/exercise/weights
  attacked the/my/that choreography/class/plank/workout

  # Children as the subject of ordinary questions.
  child pose
  kid/baby/little sister/brother
  baby cobra/steps/shower/bump/weight/blues/grand/sitter/sitting
  @child home/at alone
  @child .. at? home alone
  lost/find/found/seen/left/missing .. @child @thing
  lost/find/found/seen/left/missing .. @child [a-z]+ @thing
  lost/find/found/seen/left .. @child phone in/at/yesterday/on/$
  @child .. lost/left/forgot/forgotten/missing/losing .. his/her/their .. @thing
  where .. @child @thing
  missing child/kid/kids/family/children discount/ticket/rate/price/booking
  miss/missing my @child
  lost .. baby weight
  @child .. gone to/back/off .. school/university/uni/nursery/college/sleep

  # No emergency: denied, or over.
  ok/okay/fine/better/alright/recovered/good/healed/clear/over now/again
  as if
  @not/nothing/nobody/no/none/without .. an/a/any/real? emergency
  nobody/no .. hurt/injured/harmed/ill
  no/never/not/without/any/zero/neither .. had? having? a/any? chest pain/pains
  never/no/not/havent/hasnt/didnt .. had/have/having/seizures? a/any? seizure/seizures/stroke/fit/fits/fainted
  never/havent/hasnt/didnt/not .. faint/fainted/fainting/collapsed/collapse/died
  not/never/isnt really/actually/currently/feeling? suicidal/dangerous/bleeding/choking/dying/unconscious/violent/abusive/broken
  no/not/isnt .. fire/smoke/flames/gas
  false alarm
`;
