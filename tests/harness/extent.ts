/**
 * How much the suites play through. `short`: in every ordinary run. `all`: with TEST_ALL=1, also the tests tagged `long`.
 * `storm`: with STORM=1 (`npm run storm`), all of them for as long as it takes.
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

/** Chooses how many, or how much, of something this run plays through. Without a number for the short form, it is that of all. */
export function byExtent<Amount>({
  short,
  all,
  storm,
}: Record<'all' | 'storm', Amount> & { short?: Amount }): Amount {
  if (isStorm) return storm;
  return runsAll ? all : (short ?? all);
}
