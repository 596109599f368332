import { createHmac, randomBytes } from 'node:crypto';
import { apiBase, paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { filledDays, getFilledBranchId } from './fill-branches.ts';
import { buildPostRequest } from './http-connection.ts';

/** What a visitor asks while looking for a class, one after the other. */
export type AvailabilityQuery = 'facets' | 'summary' | 'slots';

/** The activities of the studio, and all of them. */
const activities = [undefined, 'reformer', 'mat', 'yoga'];

/** Days ahead, on average, that people look: half of all questions are about the next five. */
const meanDay = 7;

/**
 * Makes questions about any of so many branches, all as likely, also when there are a thousand of them; about near days more
 * often than about far ones.
 */
export async function createAvailabilityQueries(
  url: string,
  question: AvailabilityQuery,
  branches: number,
): Promise<() => string> {
  const { tokenSalt } = (await (await fetch(`${url}${apiBase}/config`)).json()) as { tokenSalt: string };
  const [clientId, sessionId] = [randomBytes(16).toString('hex'), randomBytes(8).toString('hex')];
  const time = Math.floor(Date.now() / 1000);
  const token = createHmac('sha256', tokenSalt).update(`${clientId}:${sessionId}:${time}`).digest('hex');
  const today = toLondonDate(new Date());
  const dates = Array.from({ length: filledDays }, (_, day) => addDays(today, day));
  return () => {
    const filters = { activityType: activities[below(activities.length)] };
    const wished = question === 'slots' ? { date: dates[nearDay()], filters } : { filters };
    const branchId = getFilledBranchId(1 + below(branches));
    const body = { branchId, ...wished, clientId, sessionId, time, token };
    return buildPostRequest(new URL(url), `${apiBase}${pathOf[question]}`, '10.1.2.3', body);
  };
}

const pathOf = { facets: paths.facets, summary: paths.summary, slots: paths.availability };

const below = (end: number): number => Math.floor(Math.random() * end);
const nearDay = (): number => Math.floor(-meanDay * Math.log(1 - Math.random())) % filledDays;
