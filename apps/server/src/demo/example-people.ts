export interface ExamplePerson {
  title: string;
  firstName: string;
  lastName: string;
}

const women = [
  'Alice',
  'Beatrix',
  'Chidi',
  'Daphne',
  'Elena',
  'Farah',
  'Grace',
  'Hana',
  'Imogen',
  'Jaya',
  'Keira',
  'Lucia',
];
const men = [
  'Aidan',
  'Bram',
  'Cyril',
  'Dev',
  'Elliot',
  'Femi',
  'George',
  'Hugo',
  'Ivan',
  'Jonas',
  'Kofi',
  'Leon',
];
const surnames = [
  'Ashby',
  'Bellamy',
  'Castellan',
  'Dray',
  'Eastwood',
  'Fairley',
  'Gantry',
  'Hollis',
  'Ingram',
  'Jessop',
  'Kestrel',
  'Lomax',
  'Marlow',
];

/**
 * Returns the n-th example person. The numbers 0 to 155 give different people. `womenOnly` returns only women, for
 * female-only classes.
 */
export function getExamplePerson(number: number, womenOnly: boolean): ExamplePerson {
  const isWoman = womenOnly || number % 3 !== 0;
  const firstNames = isWoman ? women : men;
  return {
    title: isWoman ? 'Ms' : 'Mr',
    firstName: firstNames[number % firstNames.length] ?? 'Alex',
    lastName: surnames[number % surnames.length] ?? 'Ashby',
  };
}

/** Returns an email address that can't receive email: its domain is reserved for examples. */
export function buildExampleEmailAddress({ firstName, lastName }: ExamplePerson): string {
  return `${firstName}.${lastName}@example.com`.toLowerCase();
}
