import { browserApi } from '../../lib/browser-api.ts';
import { serverNow } from '../../lib/server-clock.ts';
import { loadToday, type NextClasses } from './load-today.ts';

/** The next classes as the booking service has them now, asked from an open page. */
export function refreshToday(): Promise<NextClasses> {
  return loadToday(browserApi(), serverNow());
}
