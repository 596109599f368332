import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { type ComponentType, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import type { JoinWaitingListSheetProps } from './join-waiting-list-sheet.tsx';
import type { FullClass } from './waiting-list-api.ts';
import { formatPosition } from './waiting-list-text.ts';

interface JoinWaitingListProps {
  klass: FullClass;
  size?: 'small' | 'medium' | 'large';
}

export function JoinWaitingList({ klass, size = 'medium' }: JoinWaitingListProps) {
  const [Sheet, setSheet] = useState<ComponentType<JoinWaitingListSheetProps> | null>(null);
  const [open, setOpen] = useState(false);
  const [joined, setJoined] = useState<WaitingEntry | null>(null);
  const show = async () => {
    // Imported on the first click.
    const { JoinWaitingListSheet: JoinSheet } = await import('./join-waiting-list-sheet.tsx');
    setSheet(() => JoinSheet);
    setOpen(true);
  };
  return (
    <>
      {joined ? (
        <p className="text-small">
          {joined.confirmed
            ? `You’re ${formatPosition(joined.position ?? 1).toLowerCase()}.`
            : 'Check your email to confirm.'}{' '}
          <Link to={joined.link} className="text-link inline-flex min-h-11 items-center font-medium">
            Your place on the waiting list
          </Link>
        </p>
      ) : (
        <Button kind="secondary" wide size={size} onClick={() => void show()}>
          Join the waiting list
        </Button>
      )}
      {Sheet && (
        <Sheet
          klass={klass}
          open={open}
          onClose={() => setOpen(false)}
          onJoined={(entry) => setJoined(entry)}
        />
      )}
    </>
  );
}
