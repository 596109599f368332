import { caps, type LimitName, type Limits, limits } from './limits.ts';
import { readMaxima } from './read-maxima.ts';

type CapName = keyof typeof caps;

const limitNames = Object.keys(limits) as LimitName[];
export const settableNames = [...limitNames, ...(Object.keys(caps) as CapName[])];

/** Reads every limit: `LIMIT_HOLDS_PER_CLIENT` and so on, over what `limits` and `caps` say. */
export function readLimits(env: Record<string, string | undefined>, problems: string[]): Limits {
  const maxima = readMaxima(env, 'LIMIT_', settableNames, problems);
  const own = (name: LimitName) => ({ ...limits[name], max: maxima[name] ?? limits[name].max });
  const counted = Object.fromEntries(limitNames.map((name) => [name, own(name)])) as typeof limits;
  return { ...caps, ...maxima, ...counted };
}
