import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';
import { users } from '../users/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** Events of an account that its owner can look up. */
export type EventType =
  | 'SignIn'
  | 'PasswordFailed'
  | 'CodeFailed'
  | 'PasswordChange'
  | 'ForgotPassword'
  | 'FactorOn'
  | 'FactorOff'
  | 'AppReplaced'
  | 'RecoveryCodesMade'
  | 'RecoveryCodeUsed'
  | 'PasskeyAdded'
  | 'PasskeyRemoved'
  | 'ProviderLinked'
  | 'DeviceForgotten'
  | 'GlobalSignOut';

/**
 * Recent activity of an account, for its owner. Kept for 90 days. The network is a prefix that many connections share.
 */
export const authEvents = identitySchema.table(
  'auth_events',
  {
    /** UUID version 7: ordered by time. */
    id: uuid('id').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    type: text('type').$type<EventType>().notNull(),
    /** Subject of the event, such as a second factor or the name of a passkey. */
    detail: text('detail'),
    /** Browser and system, such as 'Firefox on Windows'. Null when unknown, and for actions of the studio. */
    browser: text('browser'),
    /** Network, such as '81.2.69.0/24'. */
    network: text('network'),
    deviceKey: text('device_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.sub, table.id), index().on(table.createdAt)],
);
