import { z } from 'zod';
import { type AuthEvent, listEvents } from '../events/list-events.ts';
import { defineOperation } from '../protocol/operation.ts';
import { getUserOfAccessToken } from '../tokens/access-token.ts';

/** Returns the events of the user's own account, newest first. An extension, modelled on AdminListUserAuthEvents. */
export const listAuthEvents = defineOperation({
  name: 'ListAuthEvents',
  request: z.object({
    AccessToken: z.string(),
    MaxResults: z.number().int().min(1).max(60).default(20),
    NextToken: z.uuid().optional(),
  }),
  async run(pool, { AccessToken, MaxResults, NextToken }, { network }) {
    const { user } = await getUserOfAccessToken(pool, AccessToken);
    const found = await listEvents(pool.database, user.sub, { most: MaxResults + 1, before: NextToken });
    const page = found.slice(0, MaxResults);
    const last = page.at(-1);
    return {
      AuthEvents: page.map((event) => toEventDto(event, network)),
      ...(found.length > page.length && last ? { NextToken: last.id } : {}),
    };
  },
});

/** Returns an event in the response's format. Times are seconds since 1970. */
function toEventDto({ id, type, detail, browser, network, createdAt }: AuthEvent, here: string | null) {
  return {
    EventId: id,
    EventType: type,
    EventResponse: type.endsWith('Failed') ? 'Fail' : 'Pass',
    CreationDate: createdAt.getTime() / 1000,
    ...(detail ? { Detail: detail } : {}),
    Device: {
      ...(browser ? { Name: browser } : {}),
      ...(network ? { Network: network, IsThisNetwork: network === here } : {}),
    },
  };
}
