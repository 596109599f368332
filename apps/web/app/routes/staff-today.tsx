import { staffToolGroups } from '@studio/domain/people/groups';
import { useState } from 'react';
import { BookFor } from '../features/book-for/book-for.tsx';
import { Today } from '../features/staff-today/today.tsx';
import { type InFrame, privateMeta } from '../lib/meta.ts';
import { Guarded } from '../lib/session/guarded.tsx';
import { Button } from '../ui/button.tsx';
import { showToast } from '../ui/toast.ts';
import { ToolIcon } from '../ui/tool-icon.tsx';

export const handle = { keptFor: 'version' };

export const meta = ({ matches }: InFrame) => privateMeta(matches, 'Today', 'The studio today.');

/** /admin: how the day stands, and what needs somebody. */
export default function StaffTodayRoute() {
  return (
    <Guarded groups={staffToolGroups}>
      {() => <Today booking={(onDone) => <BookForSomebody onDone={onDone} />} />}
    </Guarded>
  );
}

function BookForSomebody({ onDone }: { onDone: () => void }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="small" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <ToolIcon name="plus" size={18} />
        Book for somebody
      </Button>
      <BookFor
        open={open}
        onClose={() => setOpen(false)}
        onBooked={(said) => {
          setOpen(false);
          showToast(said);
          onDone();
        }}
      />
    </>
  );
}
