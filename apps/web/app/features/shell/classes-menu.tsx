import { Link, useLocation } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { classLinks } from './nav-links.ts';
import { useHoverMenu } from './use-hover-menu.ts';

const menuId = 'classes-menu';

/**
 * Classes in the header: the browser's own popover under its button, so a press, Enter and Escape work before any
 * script. Scripts open it under a resting mouse and let arrows move in it.
 */
export function ClassesMenu() {
  const { pathname } = useLocation();
  const place = useHoverMenu();
  return (
    <div ref={place}>
      <button
        type="button"
        popoverTarget={menuId}
        data-current={/^\/classes(\/|$)/.test(pathname) || undefined}
        className="nav-link group gap-1.5 [anchor-name:--classes-menu]"
      >
        Classes
        <Icon name="chevron-down" size={16} className="menu-chevron" />
      </button>
      <ul id={menuId} popover="auto" className="header-menu">
        {classLinks.map(({ label, to, words }) => (
          <li key={to}>
            <Link to={to} className="header-menu-link">
              <span className="text-ui font-medium">{label}</span>
              <span className="mt-0.5 text-small text-stone">{words}</span>
            </Link>
          </li>
        ))}
        <li className="mt-1 border-t border-hairline pt-1">
          <Link to="/classes" className="header-menu-link">
            <span className="text-ui font-medium">All classes</span>
          </Link>
        </li>
      </ul>
    </div>
  );
}
