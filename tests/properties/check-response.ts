import { byExtent } from '../harness/extent.ts';

/** How many bodies each address gets: few each time, and a thousand in a storm. */
export const bodiesPerRoute = byExtent({ all: 12, storm: 1000 });
/** What a test of them may take. */
export const maxTestMs = byExtent({ all: 600_000, storm: 14_400_000 });
/** What one call may take at most here, where others work at the same time. */
const patienceMs = 20_000;

/** The same values in every run, so that a run is green or red for what changed; new ones each time in the long form. */
export const getRunSeed = (): number =>
  Number(process.env.SEED ?? byExtent({ all: 350_035, storm: Date.now() % 2 ** 31 }));

/** What was answered, as far as it is judged. */
export interface ObservedResponse {
  status: number;
  text: string;
}

/** What is wrong with any answer: it failed, or it shows where in the code something happened. */
export function findInternalFault({ status, text }: ObservedResponse): string | null {
  if (status >= 500) return `${status}: ${text}`;
  if (/\bat .+\.(ts|js|mjs):\d+/.test(text) || /node_modules|SELECT .+ FROM|drizzle|pg_catalog/.test(text)) {
    return `shows its inside: ${text}`;
  }
  return null;
}

/** The fault that `judge` finds in an answer, or that there is none in time. Null: it is as it should be. */
export async function findResponseFault<Answer>(
  asked: Promise<Answer>,
  judge: (answer: Answer) => string | null,
  withinMs = patienceMs,
): Promise<string | null> {
  let bell: NodeJS.Timeout | undefined;
  const late = new Promise<string>((resolve) => {
    bell = setTimeout(resolve, withinMs, 'hangs');
  });
  const judged = asked.then(judge, (error: Error) => `no answer: ${error.message}`);
  const fault = await Promise.race([judged, late]);
  clearTimeout(bell);
  return fault;
}

/** One line of a list of faults. */
export const formatFault = (where: string, sent: unknown, fault: string): string =>
  `${where} ${(typeof sent === 'string' ? sent : JSON.stringify(sent)).slice(0, 400)}\n  ${fault.slice(0, 400)}`;
