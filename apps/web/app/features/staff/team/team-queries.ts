import { queryOptions } from '@tanstack/react-query';
import { loadTeam } from './team-api.ts';

/** Query of the team. Invalidate it after an invitation or a change to roles. */
export const teamQuery = queryOptions({ queryKey: ['team'], queryFn: loadTeam });
