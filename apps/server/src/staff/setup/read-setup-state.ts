import { siteSettings } from '@studio/content/site-settings';
import type { SetupDetails } from '@studio/domain/setup/setup-checklist';
import { loadTermsVersion } from '../../catalogue/site-copy/load-site-copy.ts';
import { loadBranchProfile, loadSettings } from '../../catalogue/store.ts';
import type { Config } from '../../platform/config/config.ts';
import type { PreparedStatement } from '../../platform/database/database.ts';
import type { Services } from '../../platform/services.ts';

/** Facts for the checklist, and whether the site is open and could close. */
export interface SetupState {
  facts: SetupDetails;
  siteOpen: boolean;
  /** Whether there ever was a booking, tour, sale, membership or session, so that clients rely on the site. */
  hasClients: boolean;
  /** Version of the published terms. */
  termsVersion: string;
}

interface SetupCounts
  extends Pick<SetupDetails, 'rooms' | 'classTypes' | 'instructors' | 'upcomingClasses' | 'products'> {
  hasClients: boolean;
}

/** Counts the records that a studio needs. `$2` is the current time. */
const setupCountsStatement: PreparedStatement = {
  name: 'setup_counts',
  text: `SELECT
    (SELECT count(*) FROM rooms WHERE branch_id = $1 AND NOT archived)::int AS rooms,
    (SELECT count(*) FROM class_types WHERE branch_id = $1 AND NOT archived)::int AS "classTypes",
    (SELECT count(*) FROM instructors WHERE branch_id = $1 AND active)::int AS instructors,
    (SELECT count(*) FROM classes WHERE branch_id = $1 AND status = 'SCHEDULED' AND listed AND starts_at > $2)::int
      AS "upcomingClasses",
    (SELECT count(*) FROM products WHERE branch_id = $1 AND on_sale AND NOT archived)::int AS products,
    EXISTS (SELECT 1 FROM bookings WHERE branch_id = $1) OR EXISTS (SELECT 1 FROM purchases WHERE branch_id = $1)
      OR EXISTS (SELECT 1 FROM memberships WHERE branch_id = $1) OR EXISTS (SELECT 1 FROM tours WHERE branch_id = $1)
      OR EXISTS (SELECT 1 FROM desk_payments WHERE branch_id = $1)
      OR EXISTS (SELECT 1 FROM entitlements WHERE branch_id = $1)
      AS "hasClients"`,
};

/** Reads the state of a studio's setup from the database, the user pool and the configuration. */
export async function readSetupState(
  { database, identity, clock, config }: Pick<Services, 'database' | 'identity' | 'clock' | 'config'>,
  branchId: string,
): Promise<SetupState> {
  const [profile, saved, termsVersion, team, [counts]] = await Promise.all([
    loadBranchProfile(database, branchId),
    loadSettings(database, branchId),
    loadTermsVersion(database, branchId),
    identity.listTeam(),
    database.run<SetupCounts>(setupCountsStatement, [branchId, clock.now()]),
  ]);
  if (!counts) throw new Error('The database returned no counts.');
  const { hasClients, ...records } = counts;
  const { siteOpen, confirmedTermsVersion } = { ...siteSettings, ...saved };
  const facts: SetupDetails = {
    ...records,
    profile,
    teamMembers: team.length,
    ...getLiveReadiness(config),
    hasConfirmedTerms: confirmedTermsVersion === termsVersion,
  };
  return { facts, siteOpen, hasClients, termsVersion };
}

/**
 * Returns whether the configuration takes real payments and has the studio's own email sender. In demo mode, payments
 * and emails are simulated, so both count as configured.
 */
export function getLiveReadiness({
  mode,
  stripe,
  email,
}: Pick<Config, 'mode' | 'stripe' | 'email'>): Pick<SetupDetails, 'takesRealPayments' | 'hasOwnEmailSender'> {
  const isDemo = mode === 'demo';
  return {
    takesRealPayments: isDemo || /^[sr]k_live_/.test(stripe.secretKey),
    // Addresses in .example can't receive replies.
    hasOwnEmailSender: isDemo || !/\.example>?\s*$/i.test(email.from),
  };
}
