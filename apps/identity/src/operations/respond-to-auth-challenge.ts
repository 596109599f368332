import { z } from 'zod';
import { parameters } from '../challenges/challenge.ts';
import { challenges } from '../challenges/challenges.ts';
import { parameter } from '../challenges/parameter.ts';
import { withAuthSession } from '../tokens/auth-session.ts';
import { findUser } from '../users/users.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';
import { requireClient } from '../wire/require-client.ts';

/** The answer to what a sign-in has asked: the next challenge, or tokens. */
export const respondToAuthChallenge = operation({
  name: 'RespondToAuthChallenge',
  request: z.object({
    ClientId: z.string(),
    ChallengeName: z.string(),
    Session: z.string().optional(),
    ChallengeResponses: parameters,
  }),
  async run(pool, { ClientId, ChallengeName, Session, ChallengeResponses }, caller) {
    requireClient(pool, ClientId);
    const challenge = challenges.get(ChallengeName);
    if (!challenge) {
      throw new IdentityError(
        'InvalidParameterException',
        `The challenge ${ChallengeName} is not supported.`,
      );
    }
    if (!Session) throw new IdentityError('InvalidParameterException', 'Missing required parameter Session');
    const user = await findUser(pool.database, parameter(ChallengeResponses, 'USERNAME'));
    const presented = { challenge: challenge.name, sub: user?.sub ?? null, secret: Session };
    return withAuthSession(pool, presented, (state) =>
      challenge.answer(pool, { user, state: challenge.state.parse(state), caller }, ChallengeResponses),
    );
  },
});
