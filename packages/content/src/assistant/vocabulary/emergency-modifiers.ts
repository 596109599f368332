/**
 * Questions about rules and about what would happen, with which no one is in danger. Like all lists here, in the
 * pattern syntax of `compileWordPatterns`.
 */
export const hypotheticalQuestions = `
  what/wot happens/happened/would/is/do if/when/in
  what happens .. if/when/in
  what do/would/will you/they/instructors/staff do .. if/when/in/about
  what is .. procedure/protocol/policy/plan
  what if i/someone/somebody/anyone/anybody/people/a/an/the/one/there/my
  do/does/are/is/would/will you/instructors/instructor/staff/teachers/they/anyone/team/the .. trained/know/prepared/insured/if/when/equipped/qualified/have/keep/do/first
  do/does/have/had you/anyone/anybody/the/your/studio/desk/they .. first/defibrillator/cpr/ever/epipen/alarm/alarms
  in case
  if i/someone/somebody/anyone/anybody/people/you/we/a .. ever? get/gets/faint/faints/feel/feels/have/has/collapse/collapses/pass/passes/start/starts/hit/hits/die/dies/fall/falls/hurt/hurts/stop/stops/bleed/bleeds/break/breaks/choke/chokes
  scared/worried/afraid/nervous/anxious/fear/terrified/concerned .. i/ill/he/she .. faint/die/collapse/pass/choke/hurt/have/get/be/break/not/hit
  scared/afraid/worried/fear/nervous/phobia .. of/about fainting/passing/collapsing/dying/hurting/choking/having/hitting/breaking
  could/can/will/does/would/might/do .. reformer/pilates/yoga/class/hot/sauna/stretching/it .. cause/trigger/bring/make
  will i die/faint/collapse/pass/hurt
  is anyone/anybody/everyone/someone/your/the .. first/trained
  who is .. first
  how many/often/likely/common
  how would/should i/we/you/people/someone .. get/leave/evacuate
  how do/does we/you/they/people/it .. evacuate/evacuated/evacuation
  does/do someone/anyone/somebody/anybody/staff .. know how
  has anyone/anybody/someone ever
`;

/** Words of administration. With them, "I can't do this any more" is an ordinary complaint. */
export const bookingWords = `
  cancel/cancelling/refund/freeze/membership/reschedule/swap/switch/upgrade/website/app/queue/timetable/booking
`;

/**
 * Words of urgency or of something that has happened. They make a question about rules, such as where the epipen is, an
 * emergency.
 */
export const urgencyWords = `
  quick/quickly/urgent/urgently/asap/hurry/immediately
  @person has/have/just just? collapsed/fainted/passed/stopped/fallen/hit/fell/swallowed/cut
  @person is? not breathing/moving/responding
  @person is bleeding/choking/unconscious/fitting/having
`;

/** Starts of conditions, which state no fact: "if someone has collapsed". */
export const conditionStarts = `
  if/when/whenever/case a/the? @person
`;

/** Words of offers, campaigns and news, not of someone in danger. */
export const campaignPhrases = `
  charity/charities/fundraiser/fundraising/fundraise/sponsor/sponsorship/awareness/campaign
  our company
  we/i supply/sell/offer/provide/install/deliver
  training/safety/prevention course/courses/workshop/workshops/equipment/inspection/training/fundraiser/campaign/talk/webinar
  course/workshop/seminar/podcast/documentary/film/movie/series/book/novel/article/song/album/band
  survivors
  feedback/review/suggestion
  in aid of
  on netflix
`;

/**
 * Words of a habit. With them, a sign isn't an emergency now, unless a word of `presentMarkers` says so: "whenever I
 * run".
 */
export const habitPhrases = `
  when/whenever/if/after/while/every .. i/she/he/we .. exercise/run/walk/climb/train/cycle/swim/go/work/stand/lie/bend/havent/drink/eat/exert/laugh/cough/sneeze
  sometimes/often/occasionally/usually/normally/always/regularly/frequently/rarely
  from time to time
  now and then/again
  get/gets/getting anxious/claustrophobic/panicky
  prone/tend/tends/suffer/suffers/suffered/suffering to/from
  i/she/he/can get/gets chest/panic/asthma/dizzy/seizures/palpitations/breathless/faint/anaphylaxis/allergic/heart/short
  get/gets .. easily/quickly/easy
  faint/fainting/out/breath/bleed easily/quickly/spells
  condition/diagnosed/controlled/managed/medication
  severe/bad/mild/my allergy/allergies
  known to
  in general
  at risk
  risk of
`;

/** Questions about taking part, bookings and money. */
export const ordinaryQuestions = `
  can/could/may/should/am/when/is/would/do/will/must i/he/she/we/they/my/it/you .. come/join/start/take/attend/return/try/allowed/book/safe/ok/okay/alright/fine/suitable/advised/keep/bring/leave/back/exercise/train/able/use/participate/tell/let/go/carry/continue/pause/host
  can/could/may/must i/he/she/we/they/you .. do
  how do/can/would i/we know
  do/does/are/will/would yours
  is .. safe/ok/okay/alright/suitable/advisable/fine/good/allowed/possible/too/right/bad/helpful
  which/what class/classes/level/exercises/exercise/moves
  refund/refunded/freeze/frozen/pause/cancel/cancelled/cancelling/reschedule/membership/money/credit/extend/charge/charged/fee/compensation/rebook/move
  just letting
  not come/attend/make
  letting you know
  missed/miss
`;

/** Questions about leaving a child somewhere, or about rules for children. */
export const childRuleQuestions = `
  can/could/may/should/is/are/am/would/do/does/will/must i/my/he/she/they/we/it/you/kids/children/child/a/an/the/daughter/son/there .. leave/bring/wait/sit/stay/come/play/watch/join/allowed/do/attend/ok/okay/fine/alright/old/allow/possible/be/childcare/need/take/go/alone/accept/permitted/safe/arrive
  how old
  want/wants/like/likes/prefer/prefers/plan/plans/happy/confident/able to .. come/attend/do/join/go/train/book/sit/wait/stay
  travel/travels/travelling
  what age
  at what age
  minimum age
  childcare/creche/babysitter/nanny
  old enough
  need to cancel
`;

/** Signs of a frightened child, with which a question in the message isn't about rules for children. */
export const childTears = `
  sobbing/crying/weeping/howling/distraught/bawling/wailing
  in tears
`;

/** Laughter and words of joking, with which most signs count as a joke. */
export const laughterWords = `
  lol/lool/lolol/haha/hahaha/hahahaha/hehe/lmao/lmfao/rofl/ha/jk/banter/meme/memes/hilarious
  just/only/am joking/kidding
`;

/** Accidents at the visitor's home, which explain a complaint about money. */
export const homeAccidents = `
  my/our/his/her/their/neighbours boiler/house/home/flat/kitchen/oven/roof/ceiling/cooker/toaster/washing/dishwasher/fridge/car/van/shed/garage/pipe/pipes/radiator .. exploded/fire/burning/burned/burnt/down/collapsed/smoke/leak/leaking/flooded
  smoke/fire/gas/burglar alarm .. in/at my/our/the house/home/flat/kitchen/building/block/place
  fire/explosion/leak/flood in/at my/our/the house/home/flat/kitchen/building/block/place
`;

/** Words of complaints and questions about money after an event. */
export const moneyWords = `
  refund/refunded/cancel/cancelled/charged/charge/charging/fee/quid/pounds/money/missed/session/sessions/keep/robbery/late/compensation/policy/exception
`;

/**
 * Words of a danger that continues. With them, a message about an accident at home is an emergency, even if it also
 * mentions money.
 */
export const ongoingDangerWords = `
  help/now/currently/happening/quick/urgent/hurry/please
  there/it is .. fire/smoke/gas
  @person is/are trapped/inside/hurt
`;
