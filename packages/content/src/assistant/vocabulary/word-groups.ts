const child =
  'child children kid kids toddler toddlers baby babies infant son daughter boy girl nephew niece grandson granddaughter grandchild twins tot youngster stepson stepdaughter godson goddaughter';

/** Groups of words, by the name with which the pattern syntax of `compileWordPatterns` refers to them: `@name`. */
export const wordGroups: Readonly<Record<string, string>> = {
  child,
  // A "she" in the text can also be "she's", because normalising removes the 's.
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
