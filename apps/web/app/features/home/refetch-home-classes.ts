import { browserApi } from '../../lib/browser-api.ts';
import { getServerTime } from '../../lib/server-clock.ts';
import { type HomeClasses, loadHomeClasses } from './load-home-classes.ts';

/** Loads the next classes in the browser. */
export function refetchHomeClasses(): Promise<HomeClasses> {
  return loadHomeClasses(browserApi(), getServerTime());
}
