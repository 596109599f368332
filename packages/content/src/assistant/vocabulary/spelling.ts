/** Abbreviations and the words that they stand for. */
export const abbreviations: Readonly<Record<string, string>> = {
  u: 'you',
  ur: 'your',
  r: 'are',
  y: 'why',
  n: 'and',
  w: 'with',
  wot: 'what',
  wots: 'what is',
  wat: 'what',
  hw: 'how',
  mch: 'much',
  cn: 'can',
  cncl: 'cancel',
  b4: 'before',
  pls: 'please',
  plz: 'please',
  ppl: 'people',
  whats: 'what is',
  wheres: 'where is',
  whens: 'when is',
  whos: 'who is',
  hows: 'how is',
  im: 'i am',
  ive: 'i have',
  dont: 'do not',
  doesnt: 'does not',
  cant: 'can not',
  cannot: 'can not',
  wont: 'will not',
  isnt: 'is not',
  id: 'i would',
  gonna: 'going to',
  wanna: 'want to',
  gotta: 'have to',
  thx: 'thanks',
  ty: 'thanks',
  cheers: 'thanks',
  msg: 'message',
  appt: 'appointment',
  mins: 'minutes',
  wks: 'weeks',
  wk: 'week',
  yr: 'year',
  yrs: 'years',
  hasnt: 'has not',
  havent: 'have not',
  didnt: 'did not',
  hrs: 'hours',
  tel: 'phone',
  addy: 'address',
  info: 'information',
  cuz: 'because',
  abt: 'about',
  avail: 'available',
  sesh: 'session',
  classs: 'class',
  tix: 'tickets',
  gud: 'good',
  wen: 'when',
  wens: 'when is',
  smth: 'something',
  sth: 'something',
  smthing: 'something',
  sumthing: 'something',
  coz: 'because',
  bcoz: 'because',
  bcos: 'because',
  shud: 'should',
  cud: 'could',
  wud: 'would',
  wiv: 'with',
  hv: 'have',
  thr: 'there',
  rn: 'right now',
  idk: 'i do not know',
  hr: 'hour',
  wasnt: 'was not',
  arent: 'are not',
  couldnt: 'could not',
  wouldnt: 'would not',
  shes: 'she is',
  hes: 'he is',
  youre: 'you are',
  theyre: 'they are',
  theres: 'there is',
  thats: 'that is',
};

/** Domain words to which typos are corrected. */
export const domainWords = new Set(
  (
    'address available availability beginner beginners booking bookings booked cancel cancelled cancellation changing ' +
    'classes credits discount different difficult directions explain female foundations freeze friends injured injury ' +
    'instructor instructors invoice lockers membership memberships message minutes monthly mornings newsletter opening ' +
    'parking password payment person pilates places please postnatal pregnant pregnancy prenatal prices private receipt ' +
    'recommend reformer reformers refund refunded reschedule restorative schedule session sessions shower showers ' +
    'station strength studio teacher teachers teaches teaching timetable toilet toilets training transfer unlimited ' +
    'valid vinyasa voucher vouchers waiting waitlist website wheelchair weekday weekend yoga equipment experience ' +
    'dynamic classic address expire expires starter together closed closing opens price class classes'
  ).split(' '),
);

/** Correctly spelled words that resemble a domain word, so they must not be corrected to it. */
export const lookAlikeWords = new Set(
  (
    'going gone goes open prize lease notes person persons paying mother morning evening placed glasses passes passed pressed station stations opened closes ' +
    'close openly closer clothes closest priced valued relaxed before address tools studios canceled studied private ' +
    'cheaper cheapest received perform performer passions passion training trainer trainers teach reached schedules ' +
    'different available valley recommended session possession injuries refunds friend classy training'
  ).split(' '),
);
