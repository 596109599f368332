import { selectByExtent } from '../harness/extent.ts';

/** Number of bodies per route: few in ordinary runs, a thousand in a storm. */
export const bodiesPerRoute = selectByExtent({ short: 6, all: 12, storm: 1000 });
export const maxTestMs = selectByExtent({ all: 600_000, storm: 14_400_000 });
/** Maximum time of one call, while other tests run concurrently. */
const maxCallMs = 20_000;

/** Returns the seed. It is fixed in ordinary runs, so that results change only with the code, and new in a storm. */
export const getRunSeed = (): number =>
  Number(process.env.SEED ?? selectByExtent({ all: 350_035, storm: Date.now() % 2 ** 31 }));

/** Response, reduced to the fields that are checked. */
export interface ObservedResponse {
  status: number;
  text: string;
}

/** Returns a fault of any response: a 5xx status, or internal details such as stack traces and SQL. */
export function findInternalFault({ status, text }: ObservedResponse): string | null {
  if (status >= 500) return `${status}: ${text}`;
  if (/\bat .+\.(ts|js|mjs):\d+/.test(text) || /node_modules|SELECT .+ FROM|drizzle|pg_catalog/.test(text)) {
    return `shows its inside: ${text}`;
  }
  return null;
}

/**
 * Returns the fault that `findFault` finds, or that there was no response or it took too long; null when there is no
 * fault.
 */
export async function findResponseFault<Answer>(
  response: Promise<Answer>,
  findFault: (answer: Answer) => string | null,
  withinMs = maxCallMs,
): Promise<string | null> {
  let bell: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    bell = setTimeout(resolve, withinMs, 'hangs');
  });
  const result = response.then(findFault, (error: Error) => `no answer: ${error.message}`);
  const fault = await Promise.race([result, late]);
  clearTimeout(bell);
  return fault;
}

export const formatFault = (where: string, sent: unknown, fault: string): string =>
  `${where} ${(typeof sent === 'string' ? sent : JSON.stringify(sent)).slice(0, 400)}\n  ${fault.slice(0, 400)}`;
