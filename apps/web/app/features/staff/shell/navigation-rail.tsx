import { isInAnyGroup, staffToolGroups } from '@studio/domain/people/groups';
import { Link, NavLink } from 'react-router';
import markUrl from '../../../assets/brand/mark.svg?url';
import { type StaffUnreadCounts, useStaffUnreadCounts } from '../../../lib/query/staff-unread-counts.ts';
import { logOutAndGoHome } from '../../../lib/session/log-out-and-go-home.ts';
import { getIconPath } from '../../../lib/site/brand-files.ts';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { useStudio } from '../../../lib/site/use-studio.ts';
import { StaffIcon } from '../../../ui/staff-icon.tsx';
import { filterStaffLinks, type StaffLink } from './staff-links.ts';

/** Number of links in the bar on phones; the others are under More. */
const onPhones = 4;

const stop =
  'flex flex-col items-center justify-center gap-1 rounded-card px-1 text-note leading-tight text-center transition-colors duration-160 ' +
  'hover:bg-sand/60 aria-[current=page]:bg-forest aria-[current=page]:text-chalk';

/** Height of a link in the rail: up to 64 px, less in short windows, so that all links fit. */
const railStop = 'md:flex md:max-h-16 md:min-h-11.5 md:flex-1';

/** Main navigation of the staff tools: a rail of 96 px on wide screens, a bar at the bottom of phones. */
export function NavigationRail({ groups }: { groups: readonly string[] }) {
  const { name } = useStudio();
  const links = filterStaffLinks(groups);
  const counts = useStaffUnreadCounts(isInAnyGroup(groups, staffToolGroups));
  const others = links.slice(onPhones);
  return (
    <nav
      aria-label="Staff tools"
      className="staff-navigation z-30 bg-linen max-md:fixed max-md:inset-x-0 max-md:bottom-0 max-md:border-t max-md:border-hairline max-md:pb-[env(safe-area-inset-bottom)] md:sticky md:top-0 md:flex md:h-dvh md:w-24 md:shrink-0 md:flex-col md:overflow-y-auto"
    >
      <Link
        to="/"
        aria-label={`${name} website`}
        className="mx-auto mt-4 mb-3 flex min-h-12 min-w-12 shrink-0 items-center justify-center rounded-input max-md:hidden"
      >
        <RailLogo />
      </Link>
      <ul className="grid auto-cols-fr grid-flow-col gap-1 p-1.5 md:flex md:flex-1 md:flex-col md:px-2 md:pb-4">
        {links.map((link, index) => (
          <li key={link.to} className={`${railStop} ${index < onPhones ? '' : 'max-md:hidden'}`}>
            <SectionLink link={link} counts={counts} />
          </li>
        ))}
        <li className={`${railStop} ${others.length > 0 ? 'max-md:hidden' : ''}`}>
          <LogOutButton />
        </li>
        {others.length > 0 && (
          <li className="md:hidden">
            <More links={others} counts={counts} />
          </li>
        )}
      </ul>
    </nav>
  );
}

/** Icon of the studio, or its name if it has no logo. */
function RailLogo() {
  const { name } = useStudio();
  const brand = useRootData()?.brand;
  if (!brand || brand.kind === 'name')
    return (
      <span className="line-clamp-3 max-w-22 text-center display-face text-[0.9375rem] leading-tight [overflow-wrap:anywhere]">
        {name}
      </span>
    );
  return <img src={getIconPath(brand) ?? markUrl} width={32} height={32} alt="" className="rounded-sm" />;
}

function SectionLink({
  link: { label, to, icon, unreadCounts },
  counts,
}: {
  link: StaffLink;
  counts: StaffUnreadCounts;
}) {
  return (
    <NavLink to={to} end={to === '/admin'} className={`${stop} relative min-h-14 md:min-h-0 md:w-full`}>
      <StaffIcon name={icon} size={22} />
      {label}
      <UnreadBadge count={waitingAt(unreadCounts, counts)} />
    </NavLink>
  );
}

function LogOutButton() {
  return (
    <button
      type="button"
      className={`${stop} min-h-14 w-full md:min-h-0`}
      onClick={() => void logOutAndGoHome()}
    >
      <StaffIcon name="log-out" size={22} />
      Log out
    </button>
  );
}

function waitingAt(kinds: StaffLink['unreadCounts'] = [], counts: StaffUnreadCounts): number {
  return kinds.reduce((sum, kind) => sum + counts[kind], 0);
}

/** Badge with the number of items that staff haven't read or answered. */
function UnreadBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return (
    <span className="absolute top-1.5 left-1/2 ml-2 min-w-5 rounded-pill bg-clay-deep px-1.5 text-[0.6875rem] leading-5 font-semibold text-chalk numeric">
      <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
      <span className="sr-only">, {count} new</span>
    </span>
  );
}

const moreId = 'staff-more';

function More({ links, counts }: { links: readonly StaffLink[]; counts: StaffUnreadCounts }) {
  const waiting = links.reduce((sum, { unreadCounts }) => sum + waitingAt(unreadCounts, counts), 0);
  return (
    <>
      <button type="button" popoverTarget={moreId} className={`${stop} relative min-h-14 w-full`}>
        <StaffIcon name="menu" size={22} />
        More
        <UnreadBadge count={waiting} />
      </button>
      <div
        id={moreId}
        popover="auto"
        className="inset-x-0 top-auto bottom-[calc(4.75rem+env(safe-area-inset-bottom))] m-3 w-auto rounded-panel border border-hairline bg-paper p-3 text-ink shadow-2"
      >
        <ul className="grid grid-cols-3 gap-1">
          {links.map((link) => (
            <li key={link.to}>
              <SectionLink link={link} counts={counts} />
            </li>
          ))}
          <li>
            <LogOutButton />
          </li>
        </ul>
      </div>
    </>
  );
}
