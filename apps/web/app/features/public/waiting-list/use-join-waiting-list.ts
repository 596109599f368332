import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { saveMissingProfileName } from '../../../lib/storage/save-missing-profile-name.ts';
import { getCardChoice } from './card-choice.ts';
import { useAutoBookPayment } from './use-auto-book-payment.ts';
import { useContactDetails } from './use-contact-details.ts';
import { type FullClass, joinWaitingList } from './waiting-list-api.ts';

export function useJoinWaitingList(klass: FullClass, onJoined: (entries: WaitingEntry[]) => void) {
  const [others, setOthers] = useState<FullClass[]>([]);
  const [autoUntil, setAutoUntil] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { contact, check, settling } = useContactDetails();
  const [cardId, setCardId] = useState<string | null>(null);
  const { payer, settling: payerSettling } = useAutoBookPayment(klass);
  const starts = [klass, ...others].map(({ start }) => start);
  const cards = getCardChoice(payer, starts, cardId);
  const byCard = autoUntil !== null && payer?.kind === 'cards';

  const send = async (form: HTMLFormElement) => {
    const customer = check();
    if (!customer) {
      // Waits until the errors have rendered, and then focuses the first one.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (byCard && !cards.card) return setFailure('Choose a card to charge.');
    setBusy(true);
    setFailure(null);
    try {
      const classIds = [klass, ...others].map(({ classId }) => classId);
      const card = byCard && cards.card && { cardId: cards.card.cardId };
      const entries = await joinWaitingList({ classIds, customer, autoUntil, ...card });
      if (contact.isMember && !contact.isComplete) saveMissingProfileName(customer);
      onJoined(entries);
    } catch (error) {
      setFailure(error instanceof ApiError && error.payload ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  return {
    others,
    // Other classes may not be covered or may start too early, so automatic booking must be chosen again.
    chooseOthers: (chosen: FullClass[]) => {
      setOthers(chosen);
      setAutoUntil(null);
    },
    autoUntil,
    chooseRule: setAutoUntil,
    chooseCard: setCardId,
    starts,
    payer: payer?.kind === 'cards' ? cards : (payer?.kind ?? null),
    who: contact,
    /**
     * Until the contact details and the payment have loaded, the texts and the height of the form aren't
     * known.
     */
    settling: settling || payerSettling,
    busy,
    failure,
    send: (form: HTMLFormElement) => void send(form),
  };
}
