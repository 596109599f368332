import { studioTeam } from '@studio/domain/people/groups';
import { Outlet } from 'react-router';
import { Rail } from '../features/staff-shell/rail.tsx';
import { Guarded } from '../lib/session/guarded.tsx';
import { toolStyles } from '../lib/tool-styles.ts';

export const handle = { tool: true };

export const links = toolStyles;

/**
 * What the pages of the studio's own tools share: the rail beside them. Each page says who may see it; the server judges
 * every call.
 */
export default function StaffTools() {
  return (
    <div className="min-h-dvh md:flex">
      <Guarded groups={studioTeam}>
        {({ groups }) => (
          <>
            <Rail groups={groups} />
            <div className="min-w-0 flex-1 max-md:pb-24">
              <Outlet />
            </div>
          </>
        )}
      </Guarded>
    </div>
  );
}
