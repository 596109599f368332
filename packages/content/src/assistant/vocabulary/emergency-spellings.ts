/** Words of emergencies to which typos are corrected. */
export const emergencyWords = (
  'breathe breathing choking collapsed fainted fainting unconscious unresponsive responding seizure seizures bleeding ' +
  'stroke ambulance paramedic paramedics anaphylaxis anaphylactic allergic reaction overdose suicide suicidal dislocated ' +
  'swelling swollen emergency palpitations contractions convulsing defibrillator attack chest smoke flames burning ' +
  'stabbed attacked attacking threatening violent abusive missing unattended collapsing miscarriage concussion'
).split(' ');

/** Correctly spelled words that resemble a word of an emergency, so they must not be corrected to it. */
export const emergencyLookAlikes: ReadonlySet<string> = new Set(
  (
    'breather breathed breath strike stoke stokes strokes strode stoked attach attacks cheat chess crest chests cheats ' +
    'smoked smoker smokes spoke smoky stroked painting feinting breeding blending bleeping pleading ' +
    'missed missus messing misting mission reactions reactive frames flame blames turning burying busing dwelling ' +
    'collapses collapse seize seized abusing concession concessions contraption contraptions contraction dislocate dislocates choosing checking cooking chopping coking joking'
  ).split(' '),
);

/**
 * Misspellings with their corrections. They are listed because they have too many typos for the general rule of
 * `correctEmergencyWord`, are too short for it, or are words themselves.
 */
export const emergencyMisspellings: Readonly<Record<string, string>> = {
  pian: 'pain',
  paine: 'pain',
  hart: 'heart',
  haert: 'heart',
  hearth: 'heart',
  atack: 'attack',
  attck: 'attack',
  attak: 'attack',
  chocking: 'choking',
  choaking: 'choking',
  feinted: 'fainted',
  feint: 'faint',
  siezure: 'seizure',
  siezing: 'seizing',
  smoak: 'smoke',
  smok: 'smoke',
  fier: 'fire',
  fyre: 'fire',
  sucide: 'suicide',
  suiside: 'suicide',
  sucidal: 'suicidal',
  suisidal: 'suicidal',
  diying: 'dying',
  dieing: 'dying',
  ambulence: 'ambulance',
  amblance: 'ambulance',
  brething: 'breathing',
  breething: 'breathing',
  breth: 'breathe',
  anaphalactic: 'anaphylactic',
  anaphalaxis: 'anaphylaxis',
  uncontious: 'unconscious',
  unconcsious: 'unconscious',
  emergancy: 'emergency',
  blod: 'blood',
  epi: 'epipen',
};
