import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { StaffIcon } from '../../../ui/staff-icon.tsx';

const menuId = 'people-more';

const links = [
  { to: '/admin/people/duplicates', label: 'Find duplicates', icon: 'users' },
  { to: '/admin/people/import', label: 'Import clients', icon: 'upload' },
] as const;

/** Links to the pages about clients that staff rarely need: buttons on wide screens, a menu on phones. */
export function PeopleMoreLinks() {
  return (
    <>
      {links.map(({ to, label }) => (
        <ButtonLink key={to} kind="secondary" size="small" to={to} className="max-md:hidden">
          {label}
        </ButtonLink>
      ))}
      <Button kind="secondary" size="small" popoverTarget={menuId} className="md:hidden">
        More<span className="sr-only"> for clients</span>
        <StaffIcon name="chevron-down" size={18} />
      </Button>
      <ul
        id={menuId}
        popover="auto"
        className="inset-x-0 top-auto bottom-[calc(4.75rem+env(safe-area-inset-bottom))] m-3 w-auto rounded-panel border border-hairline bg-paper p-3 text-ink shadow-2"
      >
        {links.map(({ to, label, icon }) => (
          <li key={to}>
            <Link to={to} className="flex min-h-12 items-center gap-3 rounded-input px-3 font-medium">
              <StaffIcon name={icon} size={20} className="text-stone" />
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
