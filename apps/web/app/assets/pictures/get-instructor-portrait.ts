import { amaraCole } from './amara-cole.ts';
import { freyaLind } from './freya-lind.ts';
import { inesDuarte } from './ines-duarte.ts';
import { jonahPrice } from './jonah-price.ts';
import { meiTanaka } from './mei-tanaka.ts';
import { noorHaddad } from './noor-haddad.ts';

const portraits = new Map([
  ['/images/instructors/amara-cole.webp', amaraCole],
  ['/images/instructors/freya-lind.webp', freyaLind],
  ['/images/instructors/ines-duarte.webp', inesDuarte],
  ['/images/instructors/jonah-price.webp', jonahPrice],
  ['/images/instructors/mei-tanaka.webp', meiTanaka],
  ['/images/instructors/noor-haddad.webp', noorHaddad],
]);

/** Returns the built-in portrait in several sizes whose small file is at `path`; undefined for another picture. */
export function getInstructorPortrait(path: string) {
  return portraits.get(path);
}
