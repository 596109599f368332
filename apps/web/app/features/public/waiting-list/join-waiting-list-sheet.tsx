import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { DelayedSkeleton } from '../../../ui/delayed-skeleton.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Sheet } from '../../../ui/sheet.tsx';
import { AutoBookChoice } from './auto-book-choice.tsx';
import { JoinSkeleton } from './join-skeleton.tsx';
import { JoinedConfirmation } from './joined-confirmation.tsx';
import { SimilarClasses } from './similar-classes.tsx';
import { useJoinWaitingList } from './use-join-waiting-list.ts';
import type { FullClass } from './waiting-list-api.ts';
import { WaitingListContactForm } from './waiting-list-contact-form.tsx';
import { formatClassStart, waitingListExplanation } from './waiting-list-text.ts';

export interface JoinWaitingListSheetProps {
  klass: FullClass;
  open: boolean;
  onClose: () => void;
  /** Called with the entry of this class. */
  onJoined: (entry: WaitingEntry) => void;
}

/**
 * Sheet to join the waiting list of a class, and of other classes that the visitor adds. Then shows the positions, or
 * asks to confirm by email.
 */
export function JoinWaitingListSheet({ klass, open, onClose, onJoined }: JoinWaitingListSheetProps) {
  const [entries, setEntries] = useState<WaitingEntry[] | null>(null);
  const joined = (made: WaitingEntry[]) => {
    setEntries(made);
    const own = made.find((entry) => entry.class.classId === klass.classId);
    if (own) onJoined(own);
  };
  return (
    <Sheet title={titleOf(entries)} open={open} onClose={onClose}>
      {entries ? (
        <JoinedConfirmation entries={entries} onClose={onClose} />
      ) : (
        <JoinForm klass={klass} onJoined={joined} />
      )}
    </Sheet>
  );
}

function titleOf(entries: readonly WaitingEntry[] | null): string {
  if (!entries) return 'Join the waiting list';
  return entries.every(({ confirmed }) => confirmed)
    ? 'You’re on the waiting list'
    : 'Confirm your place on the waiting list';
}

function JoinForm({ klass, onJoined }: { klass: FullClass; onJoined: (entries: WaitingEntry[]) => void }) {
  const join = useJoinWaitingList(klass, onJoined);
  return (
    <form {...join.form.props} className="grid gap-6">
      <div>
        <p className="font-semibold">{klass.className}</p>
        <p className="numeric text-stone">{formatClassStart(klass.start)}</p>
        <p className="mt-3 text-small text-stone">{waitingListExplanation}</p>
      </div>
      <SimilarClasses klass={klass} chosen={join.others} onChange={join.chooseOthers} />
      <DelayedSkeleton
        pending={join.settling}
        label="Loading your details"
        className="grid gap-6"
        skeleton={<JoinSkeleton starts={join.starts} />}
      >
        {join.payment && (
          <AutoBookChoice
            payment={join.payment}
            name={join.form.id('auto-book')}
            starts={join.starts}
            value={join.autoUntil}
            onChange={join.chooseRule}
            onChooseCard={join.chooseCard}
          />
        )}
        <WaitingListContactForm contact={join.contact} field={join.form.field} />
        {join.failure && <Notice tone="error" title={join.failure} />}
        <div className="grid gap-3">
          <Button type="submit" wide size="large" busy={join.form.busy} busyLabel="Joining…">
            {join.others.length > 0
              ? `Join ${join.others.length + 1} waiting lists`
              : 'Join the waiting list'}
          </Button>
          <p className="text-note text-stone">
            Joining is free. We’ll only email you about the waiting list, and you can leave it at any time.
          </p>
        </div>
      </DelayedSkeleton>
    </form>
  );
}
