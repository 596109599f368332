import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { useState } from 'react';
import { useForm } from '../../../lib/forms/use-form.ts';
import { saveMissingProfileName } from '../../../lib/session/save-missing-profile-name.ts';
import { getCardChoice } from './card-choice.ts';
import { useAutoBookPayment } from './use-auto-book-payment.ts';
import { useWaitingListContact } from './use-waiting-list-contact.ts';
import { type FullClass, joinWaitingList } from './waiting-list-api.ts';
import { validateWaitingListContact } from './waiting-list-contact.ts';
import { describeJoinFailure } from './waiting-list-text.ts';

export function useJoinWaitingList(klass: FullClass, onJoined: (entries: WaitingEntry[]) => void) {
  const [others, setOthers] = useState<FullClass[]>([]);
  const [autoUntil, setAutoUntil] = useState<string | null>(null);
  const [isCardMissing, setIsCardMissing] = useState(false);
  const contact = useWaitingListContact();
  const [cardId, setCardId] = useState<string | null>(null);
  const { payment, settling } = useAutoBookPayment(klass);
  const starts = [klass, ...others].map(({ start }) => start);
  const cards = getCardChoice(payment, starts, cardId);
  const byCard = autoUntil !== null && payment?.kind === 'cards';

  const form = useForm({
    values: contact.details,
    validate: validateWaitingListContact,
    send: async (customer) => {
      setIsCardMissing(byCard && !cards.card);
      if (byCard && !cards.card) return;
      const classIds = [klass, ...others].map(({ classId }) => classId);
      const card = byCard && cards.card && { cardId: cards.card.cardId };
      const entries = await joinWaitingList({ classIds, customer, autoUntil, ...card });
      if (contact.isMember && !contact.isComplete) saveMissingProfileName(customer);
      onJoined(entries);
    },
    explain: (error) => ({ message: describeJoinFailure(error) }),
  });
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
    payment: payment?.kind === 'cards' ? cards : (payment?.kind ?? null),
    contact,
    form,
    /**
     * Until the contact details and the payment have loaded, the texts and the height of the form aren't
     * known.
     */
    settling: settling || contact.settling,
    failure: isCardMissing ? 'Choose a card to pay with.' : (form.failure?.message ?? null),
  };
}
