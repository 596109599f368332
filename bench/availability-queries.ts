import { createHmac, randomBytes } from 'node:crypto';
import { apiBase, paths } from '@studio/contracts/paths';
import { addDays } from '@studio/domain/time/local-date';
import { toLondonDate } from '@studio/domain/time/london';
import { filledDays, getFilledBranchId } from './fill-branches.ts';
import { buildPostRequest } from './http-connection.ts';

/** Timetable calls that a visitor makes in turn while looking for a class. */
export type AvailabilityQuery = 'facets' | 'summary' | 'slots';

/** Activities of the studio; undefined for all of them. */
const activities = [undefined, 'reformer', 'mat', 'yoga'];

/** Mean number of days ahead that visitors look at. Half of all calls are about the next five days. */
const meanDay = 7;

/**
 * Creates a function that returns a random request. All branches are equally likely, however many there are. Near days
 * are more likely than far ones.
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
    const filters = { activityType: activities[randomBelow(activities.length)] };
    const fields = question === 'slots' ? { date: dates[randomNearDay()], filters } : { filters };
    const branchId = getFilledBranchId(1 + randomBelow(branches));
    const body = { branchId, ...fields, clientId, sessionId, time, token };
    return buildPostRequest(new URL(url), `${apiBase}${pathOf[question]}`, '10.1.2.3', body);
  };
}

const pathOf = { facets: paths.facets, summary: paths.summary, slots: paths.availability };

const randomBelow = (end: number): number => Math.floor(Math.random() * end);
const randomNearDay = (): number => Math.floor(-meanDay * Math.log(1 - Math.random())) % filledDays;
