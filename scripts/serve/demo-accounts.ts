export const demoPassword = 'miles-street-demo';

export interface DemoAccount {
  email: string;
  title: string;
  firstName: string;
  lastName: string;
  group: 'ADMIN' | 'STAFF' | 'TRAINER' | null;
}

const at = 'miles-street.example';

/** One account for each group, and a member. The trainer is an instructor on the timetable. */
export const demoAccounts: readonly DemoAccount[] = [
  { email: `member@${at}`, title: 'Ms', firstName: 'Hannah', lastName: 'Whitfield', group: null },
  { email: `staff@${at}`, title: 'Mr', firstName: 'Tom', lastName: 'Bexley', group: 'STAFF' },
  { email: `trainer@${at}`, title: 'Ms', firstName: 'Ines', lastName: 'Duarte', group: 'TRAINER' },
  { email: `admin@${at}`, title: 'Mrs', firstName: 'Ruth', lastName: 'Ellison', group: 'ADMIN' },
];

/** Member whom a link with `signedIn=1` logs in. */
export const demoMember = { email: `member@${at}`, password: demoPassword };
