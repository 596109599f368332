/**
 * Extent of a test run. `short`: every ordinary run. `all`: with TEST_ALL=1, also tests tagged `long`. `storm`: with
 * STORM=1 (`npm run storm`), everything, however long it takes.
 */
type Extent = 'short' | 'all' | 'storm';

const extent = extentOf(process.env);

function extentOf(env: NodeJS.ProcessEnv): Extent {
  if (env.STORM === '1') return 'storm';
  return env.TEST_ALL === '1' ? 'all' : 'short';
}

export const isStorm = extent === 'storm';
/** Whether tests tagged `long` run. */
export const runsAll = extent !== 'short';

/** Returns the amount for the extent of this run. Without `short`, short runs use `all`. */
export function selectByExtent<Amount>({
  short,
  all,
  storm,
}: Record<'all' | 'storm', Amount> & { short?: Amount }): Amount {
  if (isStorm) return storm;
  return runsAll ? all : (short ?? all);
}
