/**
 * Words that are harmless alone, in the pattern syntax of `compileWordPatterns`. A message with words of all three
 * lists of this file counts as an emergency even without a known sign: "my head is so numb, what should I do". A
 * message about a rule, a booking, a habit, a joke or the past doesn't count.
 */
export const vitalBodyParts = `
  chest/heart/throat/airway/tongue/jaw/breathing/breath/breathe/pulse/head/skull/brain/face/eye/vision/spine/belly/bump/stomach/artery/lungs
  she/he/shes/hes/someone/somebody/friend/lady/woman/man/girl/guy/mum/dad/wife/husband/daughter/son/client/instructor
`;

export const alarmingSymptoms = `
  pain/pains/hurts/hurting/numb/floppy/limp/tingling/tingly/blood/bleeding/bled/swollen/swelling/sweating/dizzy/pale/ashen/clammy
  vomiting/vomited/screaming/collapse/shaking/trembling/confused/discomfort/cramps/choke/injured/unwell/burnt/burned/drowsy/slumped/twitching
  throbbing/pounding/fluttering/crushing/heavy/faint/moaning/groaning/crying/agony/writhing/doubled
`;

export const alarmingUrgency = `
  suddenly/urgent/urgently/emergency/severe/severely/unbearable/agony/excruciating/intense/massive/extreme/uncontrollably/hurry/worse/worsening
  all of a sudden
  help me/us/now/please/her/him/quick
  please help/hurry
  should i/we .. worry/worried/call/ring/do
  what do i/we do
  what should i/we do
  getting worse
  really/very/so bad/badly
  right now
  come quick/quickly/now
  this minute
`;
