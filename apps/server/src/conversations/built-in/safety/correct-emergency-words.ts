import { getTypoDistance } from '@studio/domain/conversations/typo-distance';

/** Words of emergencies that are recognised despite a typo. */
const emergencyWords = (
  'breathe breathing choking collapsed fainted fainting unconscious unresponsive responding seizure seizures bleeding ' +
  'stroke ambulance paramedic paramedics anaphylaxis anaphylactic allergic reaction overdose suicide suicidal dislocated ' +
  'swelling swollen emergency palpitations contractions convulsing defibrillator attack chest smoke flames burning ' +
  'stabbed attacked attacking threatening violent abusive missing unattended collapsing miscarriage concussion'
).split(' ');

/** Correctly spelled words that are one letter away from a word of an emergency. */
const lookAlikes = new Set(
  (
    'breather breathed breath strike stoke stokes strokes strode stoked attach attacks cheat chess crest chests cheats ' +
    'smoked smoker smokes spoke smoky stroked painting feinting breeding blending bleeping pleading ' +
    'missed missus messing misting mission reactions reactive frames flame blames turning burying busing dwelling ' +
    'collapses collapse seize seized abusing concession concessions contraption contraptions contraction dislocate dislocates choosing checking cooking chopping coking joking'
  ).split(' '),
);

/** Misspellings that are further away, or are words themselves, with the word that they stand for. */
const misspellings: Readonly<Record<string, string>> = {
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

/** Returns the word of an emergency that a misspelt word stands for, or the word itself. */
export function correctEmergencyWord(word: string): string {
  const known = misspellings[word];
  if (known !== undefined) return known;
  // Short words resemble too many others.
  if (word.length < 5 || lookAlikes.has(word) || emergencyWords.includes(word)) return word;
  const maxTypos = word.length >= 10 ? 2 : 1;
  return (
    emergencyWords.find(
      (one) =>
        one[0] === word[0] &&
        Math.abs(one.length - word.length) <= maxTypos &&
        getTypoDistance(word, one, maxTypos) <= maxTypos,
    ) ?? word
  );
}
