import { studioTeamGroups } from '@studio/domain/people/groups';
import { Outlet } from 'react-router';
import { NavigationRail } from '../features/staff/shell/navigation-rail.tsx';
import { RequireAccess } from '../lib/session/require-access.tsx';
import { getStaffToolStyleLinks } from '../lib/site/get-staff-tool-style-links.ts';
import { useFocusFirstInvalid } from '../ui/use-focus-first-invalid.ts';

export const handle = { tool: true };

export const links = getStaffToolStyleLinks;

/**
 * Renders the navigation of the staff tools, for the team only. Most pages are only for some of its groups, and the
 * server authorises every call.
 */
export default function StaffLayout() {
  useFocusFirstInvalid();
  return (
    <div className="min-h-dvh md:flex">
      <RequireAccess groups={studioTeamGroups}>
        {({ groups }) => (
          <>
            <NavigationRail groups={groups} />
            <div className="min-w-0 flex-1 max-md:pb-24">
              <Outlet />
            </div>
          </>
        )}
      </RequireAccess>
    </div>
  );
}
