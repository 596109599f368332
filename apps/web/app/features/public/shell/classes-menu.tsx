import { NavLink } from 'react-router';
import { useRootData } from '../../../lib/site/use-root-data.ts';
import { Icon } from '../../../ui/icon.tsx';

const menuId = 'classes-menu';

/**
 * Classes menu as a native popover, so that click, Enter and Escape work before hydration. The script
 * enhance-header.ts adds hover and arrow keys.
 */
export function ClassesMenu() {
  const classMenu = useRootData()?.classMenu ?? [];
  return (
    <div data-hover-menu="">
      <button type="button" popoverTarget={menuId} className="nav-link gap-1.5 [anchor-name:--classes-menu]">
        Classes
        <Icon name="chevron-down" size={16} className="menu-chevron" />
      </button>
      <ul id={menuId} popover="auto" className="header-menu">
        {classMenu.map(({ label, to, description }) => (
          <li key={to}>
            <NavLink to={to} className="header-menu-link">
              <span className="text-ui font-medium">{label}</span>
              <span className="mt-0.5 text-small text-stone">{description}</span>
            </NavLink>
          </li>
        ))}
        <li className="mt-1 border-t border-hairline pt-1">
          <NavLink to="/classes" end className="header-menu-link">
            <span className="text-ui font-medium">All classes</span>
          </NavLink>
        </li>
      </ul>
    </div>
  );
}
