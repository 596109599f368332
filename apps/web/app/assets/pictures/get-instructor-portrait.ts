import { amaraCole } from './amara-cole.ts';
import { freyaLind } from './freya-lind.ts';
import { inesDuarte } from './ines-duarte.ts';
import { jonahPrice } from './jonah-price.ts';
import { meiTanaka } from './mei-tanaka.ts';
import { noorHaddad } from './noor-haddad.ts';

const portraits = new Map([
  ['amara-cole', amaraCole],
  ['freya-lind', freyaLind],
  ['ines-duarte', inesDuarte],
  ['jonah-price', jonahPrice],
  ['mei-tanaka', meiTanaka],
  ['noor-haddad', noorHaddad],
]);

/** Returns an instructor's built-in portrait in several sizes; undefined for instructors who have none. */
export function getInstructorPortrait(instructorId: string) {
  return portraits.get(instructorId);
}
