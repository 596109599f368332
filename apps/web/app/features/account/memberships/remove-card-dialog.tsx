import { accountCopy } from '@studio/content/copy/account';
import { fillPlaceholders } from '@studio/content/copy/pricing';
import type { SavedCard } from '@studio/contracts/memberships';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { formatCard } from './card-text.ts';
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
  const id = useId();
  const removing = useMembershipChange(removeCard, onClose);
  const busy = removing.isPending;
  const failure = getFailureMessage(removing.error);
  const close = () => {
    removing.reset();
    onClose();
  };
  return (
    <Dialog open={card !== null} onClose={close} labelledBy={id} busy={busy}>
      <h2 id={id} className="text-h3">
        {card && fillPlaceholders(copy.removeTitle, { card: formatCard(card) })}
      </h2>
      <p className="mt-2 text-stone">{copy.removeText}</p>
      {failure && (
        <div className="mt-4">
          <Notice tone="error" title={failure} />
        </div>
      )}
      <div className="mt-6 grid gap-2.5">
        <Button
          kind="danger"
          wide
          busy={busy}
          busyLabel={memberships.busy}
          onClick={() => card && removing.mutate(card.cardId)}
        >
          {copy.removeConfirm}
        </Button>
        <Button kind="secondary" wide onClick={close} disabled={busy}>
          {memberships.notNow}
        </Button>
      </div>
    </Dialog>
  );
}
