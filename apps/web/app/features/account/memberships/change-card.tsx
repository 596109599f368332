import { accountCopy } from '@studio/content/copy/account';
import { showToast } from '../../../ui/toast.ts';
import { AddCard } from './add-card.tsx';

interface ChangeCardProps {
  membershipId: string;
  onClose: () => void;
}

/** Shows the form for the card that pays for a membership. The server charges overdue payments to the new card. */
export function ChangeCard({ membershipId, onClose }: ChangeCardProps) {
  return (
    <AddCard
      membershipId={membershipId}
      onCancel={onClose}
      onSaved={() => {
        onClose();
        showToast(accountCopy.cards.saved);
      }}
    />
  );
}
