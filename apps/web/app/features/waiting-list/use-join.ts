import type { WaitingEntry } from '@studio/contracts/waiting-list';
import { guestDetailErrors, titles } from '@studio/domain/bookings/guest-details';
import { useEffect, useState } from 'react';
import { ApiError } from '../../lib/api-error.ts';
import { keepNames } from '../../lib/keep-names.ts';
import { fetchProfile } from '../../lib/session/account.ts';
import { useSession } from '../../lib/session/use-session.ts';
import { cardChoice } from './card-choice.ts';
import { loadPayer, type Payer } from './load-payer.ts';
import { type FullClass, joinList } from './waiting-api.ts';

export type WaiterDetails = { firstName: string; lastName: string; email: string };
export type WaiterField = keyof WaiterDetails;

/** Who waits, and what is still missing about them. */
export interface Waiter {
  details: WaiterDetails;
  errors: Partial<Record<WaiterField, string>>;
  /** The account knows everything: nothing is asked. */
  known: boolean;
  isMember: boolean;
  type: (field: WaiterField, value: string) => void;
}

const nobody: WaiterDetails = { firstName: '', lastName: '', email: '' };

/** What is chosen and typed in the sheet, and how it is sent. */
export function useJoin(klass: FullClass, onJoined: (entries: WaitingEntry[]) => void) {
  const [others, setOthers] = useState<FullClass[]>([]);
  const [autoUntil, setAutoUntil] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const { who, check } = useWaiter();
  const [cardId, setCardId] = useState<string | null>(null);
  const payer = usePayer(klass);
  const starts = [klass, ...others].map(({ start }) => start);
  const cards = cardChoice(payer, starts, cardId);
  const byCard = autoUntil !== null && payer?.kind === 'cards';

  const send = async (form: HTMLFormElement) => {
    const customer = check();
    if (!customer) {
      // Once the complaints are shown: the first of them is where to go on.
      requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus());
      return;
    }
    if (byCard && !cards.card) return setFailure('Choose the card that is charged.');
    setBusy(true);
    setFailure(null);
    try {
      const classIds = [klass, ...others].map(({ classId }) => classId);
      const card = byCard && cards.card && { cardId: cards.card.cardId };
      const entries = await joinList({ classIds, customer, autoUntil, ...card });
      if (who.isMember && !who.known) keepNames(customer);
      onJoined(entries);
    } catch (error) {
      setFailure(error instanceof ApiError && error.payload ? error.message : '');
    } finally {
      setBusy(false);
    }
  };
  return {
    others,
    // Another choice of classes may not be covered, or begin before the chosen moment: the rule is chosen anew.
    chooseOthers: (chosen: FullClass[]) => {
      setOthers(chosen);
      setAutoUntil(null);
    },
    autoUntil,
    chooseRule: setAutoUntil,
    chooseCard: setCardId,
    starts,
    payer: payer?.kind === 'cards' ? cards : (payer?.kind ?? null),
    who,
    busy,
    failure,
    send: (form: HTMLFormElement) => void send(form),
  };
}

/** The account's details, or what a guest types. */
function useWaiter(): { who: Waiter; check: () => WaiterDetails | null } {
  const { user } = useSession();
  const [details, setDetails] = useState(nobody);
  const [errors, setErrors] = useState<Waiter['errors']>({});
  const [known, setKnown] = useState(false);
  const memberId = user?.id ?? null;
  useEffect(() => {
    if (!memberId) return;
    let wanted = true;
    fetchProfile().then(
      ({ firstName, lastName, email }) => {
        if (!wanted) return;
        const found = { firstName: firstName || 'Member', lastName, email };
        setDetails(found);
        setKnown(Object.keys(missing(found)).length === 0);
      },
      // What cannot be read is typed, as a guest types it.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [memberId]);
  return {
    who: {
      details,
      errors,
      known,
      isMember: memberId !== null,
      type: (field, value) => {
        setDetails((before) => ({ ...before, [field]: value }));
        setErrors(({ [field]: _, ...rest }) => rest);
      },
    },
    check: () => {
      const found = missing(details);
      setErrors(found);
      return Object.keys(found).length === 0 ? details : null;
    },
  };
}

/** What is missing, in the words of the guest form; the list asks for no title, and has no terms of its own. */
function missing(details: WaiterDetails): Waiter['errors'] {
  const complaints = guestDetailErrors({ ...details, title: titles[0], phone: '', termsAccepted: true });
  const own = complaints.filter(({ field }) => field in nobody);
  return Object.fromEntries(own.map(({ field, message }) => [field, message]));
}

/** What could pay for a place taken without asking; null for guests, and until it is known. */
function usePayer(klass: FullClass): Payer | null {
  const { user } = useSession();
  const [payer, setPayer] = useState<Payer | null>(null);
  const memberId = user?.id;
  useEffect(() => {
    if (!memberId) return;
    let wanted = true;
    loadPayer(klass, memberId).then(
      (found) => wanted && setPayer(found),
      // Then they are asked, as everybody is.
      () => {},
    );
    return () => {
      wanted = false;
    };
  }, [klass, memberId]);
  return memberId ? payer : null;
}
