/**
 * Times in the past, in the pattern syntax of `compileWordPatterns`. A sign with one is a past event ("I fainted last
 * month"), unless a word of `presentMarkers`, such as "since", says that it continues.
 */
export const pastTimes = `
  days/day/weeks/week/months/month/years/year/decades/yrs/ages/nights ago
  last/previous week/month/year/summer/winter/spring/autumn/christmas/night/monday/tuesday/wednesday/thursday/friday/saturday/sunday/class/time/session/january/february/march/april/may/june/july/august/september/october/november/december
  yesterday/yesterdays
  on/in monday/tuesday/wednesday/thursday/friday/saturday/sunday
  in/since/back january/february/march/april/may/june/july/august/september/october/november/december
  in 19*
  in 20*
  in the past/spring/summer/autumn/winter
  used to
  as a kid/child/teenager/baby/student
  when i was
  history/survivor of?
  to/in/from hospital
  missed .. class
  recovering/recovered/recover/survived
  the other day
  my last seizure/fit/attack
  once had
  once before
  had/i .. .. once
  nine/older/previous life
`;

/**
 * Past times so long ago that distress, poisoning or a concussion is no longer an emergency. "Last night" isn't among
 * them.
 */
export const longAgoPhrases = `
  months/month/years/year/decades ago
  last year/summer/winter/spring/autumn
  in 19*
  in 20*
  in the past
  used to
  as a kid/child/teenager
  when i was
`;

/** Words that show that a sign is present although the message mentions a past time or a habit. */
export const presentMarkers = `
  right now
  just now
  @person/has/have just
  now
  again
  still
  since
  at the moment
  currently
  this minute/second/instant
  in progress
  it/its is? back
  is back
  happening
  help
`;
