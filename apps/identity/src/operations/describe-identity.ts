import { z } from 'zod';
import { identityIdOf, identityName, providerName } from '../identity-pool/identity-ids.ts';
import { IdentityError } from '../wire/identity-error.ts';
import { operation } from '../wire/operation.ts';

/** What is known of an identity, for its owner, who signs with the identity's credentials; times are epoch seconds. */
export const describeIdentity = operation({
  name: 'DescribeIdentity',
  signed: 'member',
  request: z.object({ IdentityId: identityName }),
  async run({ settings }, { IdentityId }, { member }) {
    if (!member || IdentityId !== identityIdOf(settings, member.sub)) {
      throw new IdentityError('AccessDeniedException');
    }
    return {
      IdentityId,
      Logins: [providerName(settings)],
      CreationDate: member.createdAt.getTime() / 1000,
      LastModifiedDate: member.changedAt.getTime() / 1000,
    };
  },
});
