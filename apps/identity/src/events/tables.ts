import { index, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import { identitySchema } from '../schema.ts';
import { users } from '../users/tables.ts';

const instant = (name: string) => timestamp(name, { withTimezone: true, mode: 'date' });

/** What may have happened to an account that its owner should be able to look up. */
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

/** Recent activity of an account, for its owner. Kept 90 days; where from only as far as many share it. */
export const authEvents = identitySchema.table(
  'auth_events',
  {
    /** Grows with time. */
    id: uuid('id').primaryKey(),
    sub: uuid('sub')
      .notNull()
      .references(() => users.sub, { onDelete: 'cascade' }),
    type: text('type').$type<EventType>().notNull(),
    /** What it was about: a second factor, the name of a passkey. */
    detail: text('detail'),
    /** 'Firefox on Windows'; null when that is not known, as of what the studio did. */
    browser: text('browser'),
    /** '81.2.69.0/24'. */
    network: text('network'),
    deviceKey: text('device_key'),
    createdAt: instant('created_at').notNull(),
  },
  (table) => [index().on(table.sub, table.id), index().on(table.createdAt)],
);
