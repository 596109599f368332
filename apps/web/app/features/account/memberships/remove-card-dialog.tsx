import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { SavedCard } from '@studio/contracts/memberships';
import { formatSavedCard } from '../../../lib/format/card-text.ts';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { removeCard } from './memberships-api.ts';
import { getFailureMessage, useMembershipChange } from './use-membership-change.ts';

interface RemoveCardDialogProps {
  /** Card to remove; null closes the dialog. */
  card: SavedCard | null;
  onClose: () => void;
}

const { cards: copy, memberships } = accountCopy;

/** Dialog that asks before removing a card. The server rejects removing a card that a membership needs. */
export function RemoveCardDialog({ card, onClose }: RemoveCardDialogProps) {
  const removing = useMembershipChange(removeCard, onClose);
  const close = () => {
    removing.reset();
    onClose();
  };
  return (
    <ConfirmDialog
      open={card !== null}
      title={card ? fillPlaceholders(copy.removeTitle, { card: formatSavedCard(card) }) : ''}
      onConfirm={() => card && removing.mutate(card.cardId)}
      onClose={close}
      busy={removing.isPending}
      failure={getFailureMessage(removing.error)}
      kind="danger"
      label={copy.removeConfirm}
      busyLabel={memberships.busy}
      closeLabel={copy.keep}
    >
      <p className="text-stone">{copy.removeText}</p>
    </ConfirmDialog>
  );
}
