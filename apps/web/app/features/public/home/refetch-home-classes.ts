import { browserApi } from '../../../lib/api/browser-api.ts';
import { getServerTime } from '../../../lib/api/server-clock.ts';
import { type HomeClasses, loadHomeClasses } from './load-home-classes.ts';

/** Loads the next classes in the browser. */
export function refetchHomeClasses(): Promise<HomeClasses> {
  return loadHomeClasses(browserApi(), getServerTime());
}
