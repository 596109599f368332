import { studioTeamGroups } from '@studio/domain/people/groups';
import { Outlet } from 'react-router';
import { NavigationRail } from '../features/staff-shell/navigation-rail.tsx';
import { linkStaffToolStyles } from '../lib/link-staff-tool-styles.ts';
import { RequireAccess } from '../lib/session/require-access.tsx';

export const handle = { tool: true };

export const links = linkStaffToolStyles;

/**
 * What the pages of the studio's own tools share: the rail beside them. Each page says who may see it; the server judges
 * every call.
 */
export default function StaffLayout() {
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
