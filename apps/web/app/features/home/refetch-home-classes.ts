import { browserApi } from '../../lib/browser-api.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { type HomeClasses, loadHomeClasses } from './load-home-classes.ts';

/** The next classes as the booking service has them now, asked from an open page. */
export function refetchHomeClasses(): Promise<HomeClasses> {
  return loadHomeClasses(browserApi(), getServerTime());
}
