import { studioTeam } from '@studio/domain/people/groups';
import { lazy, Suspense } from 'react';
import { useSearchParams } from 'react-router';
import { DoorPage } from '../features/door/door-page.tsx';
import { typedCode } from '../features/door/typed-code.ts';
import { loadPatiently } from '../lib/load-patiently.ts';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';
import { toolStyles } from '../lib/tool-styles.ts';

/** Loaded when somebody walks in: the list and the codes are there sooner without it. */
const BookFor = lazy(async () => ({
  default: await loadPatiently(async () => (await import('../features/book-for/book-for.tsx')).BookFor),
}));

export const handle = { keptFor: 'version', tool: true };

export const links = toolStyles;

export const meta = ({ matches }: InFrame) => privateMeta(matches, 'Door', 'Check-in for the studio’s team.');

/** /scan?code=&s=, or ?class=: the door. Others who are signed in are led home, visitors to /login and back. */
export default function ScanRoute() {
  const [search] = useSearchParams();
  const code = search.get('code');
  const signature = search.get('s');
  const typed = code === null ? null : { ...(typedCode(code) ?? { code }), ...(signature && { signature }) };
  return (
    <Guarded groups={studioTeam}>
      {(user) => (
        <DoorPage
          key={user.id}
          user={user}
          code={typed}
          classId={search.get('class')}
          bookInto={(props) => (
            <Suspense>
              <BookFor open {...props} />
            </Suspense>
          )}
        />
      )}
    </Guarded>
  );
}
