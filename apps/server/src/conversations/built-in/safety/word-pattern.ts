/**
 * Compiles patterns over the words of a normalised message, one a line:
 * `a/b` either word, `a?` or `a/b?` optional, `a*` any ending, `..` up to 4 words between, `^` and `$` start and end,
 * `@name` the words of a group. Lines starting with `#` are comments. Gaps are bounded and never cross `~`, which stands
 * for a removed phrase, so matching takes linear time.
 */
export function compileWordPatterns(lines: string): RegExp {
  const patterns = lines
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/ +/).map(compileToken).join(''));
  return new RegExp(`(?:${patterns.join('|')})(?= )`, 'g');
}

function compileToken(token: string): string {
  if (token === '..') return '(?: [^ ~^$]+){0,4}?';
  const isOptional = token.endsWith('?');
  const words = (isOptional ? token.slice(0, -1) : token).split('/').flatMap(expandGroup);
  const either = `(?: (?:${words.map(compileWord).join('|')}))`;
  return isOptional ? `${either}?` : either;
}

function compileWord(word: string): string {
  if (word === '^' || word === '$') return `\\${word}`;
  return word.endsWith('*') ? `${word.slice(0, -1)}[^ ]*` : word;
}

function expandGroup(word: string): string[] {
  return word.startsWith('@') ? (groups[word.slice(1)] ?? '').split(' ') : [word];
}

const child =
  'child children kid kids toddler toddlers baby babies infant son daughter boy girl nephew niece grandson granddaughter grandchild twins tot youngster stepson stepdaughter godson goddaughter';

const groups: Readonly<Record<string, string>> = {
  child,
  // The plain "she" also stands for "she's": normalising removes 's.
  person:
    'she he they shes hes someone someones somebody somebodys person people friend mate lady woman man men guy girl boy bloke client member instructor ' +
    'teacher trainer receptionist mum mom mother dad father wife husband partner boyfriend girlfriend sister brother ' +
    `colleague neighbour flatmate granny gran grandma grandad ${child} one`,
  family:
    'husband wife partner boyfriend girlfriend bf gf hubby ex fiance fiancee spouse dad father stepdad mum mother mom brother son',
  be: 'is are am was be been being feel feels feeling felt getting gone went going',
  not: 'not never isnt arent wasnt wont doesnt didnt hasnt havent couldnt barely hardly scarcely stopped stops no',
  now: 'now currently rn',
  limb: 'arm arms leg legs ankle wrist hip neck back collarbone shoulder knee rib ribs foot hand elbow finger fingers toe toes nose skull bone femur shin thumb',
  head: 'head skull',
  thing:
    'bottle jacket coat bag rucksack backpack toy teddy bear doll sock socks shoe shoes trainer trainers hoodie jumper hat cap glove gloves scarf password booking bookings voucher pack membership login account class place ticket scooter pram buggy lunchbox blanket dummy glasses book certificate name code email',
  self: 'myself himself herself themselves themself yourself',
};
