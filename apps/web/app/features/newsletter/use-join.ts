import type { ListSource } from '@studio/domain/newsletter/asking';
import { emailProblem } from '@studio/domain/people/email';
import { tidyCode } from '@studio/domain/text/tidy';
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { joinList, joinProblem } from './join-list.ts';

export type JoinState = { at: 'open'; problem?: string } | { at: 'busy' } | { at: 'joined'; email: string };

/** The way of one address onto the list. After a problem the focus is back in the text box, with what was typed. */
export function useJoin(source: ListSource, input: RefObject<HTMLInputElement | null>) {
  const [state, setState] = useState<JoinState>({ at: 'open' });
  const openedAt = useRef(0);
  useEffect(() => {
    openedAt.current = performance.now();
  }, []);
  const complain = (problem: string) => {
    setState({ at: 'open', problem });
    input.current?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (state.at === 'busy') return;
    const typed = new FormData(event.currentTarget);
    const email = tidyCode(String(typed.get('email')));
    const problem = emailProblem(email);
    if (problem) return complain(problem);
    setState({ at: 'busy' });
    try {
      await joinList(email, source, { website: String(typed.get('website')), openedAt: openedAt.current });
      setState({ at: 'joined', email });
    } catch (error) {
      complain(joinProblem(error));
    }
  };
  return { state, submit, reopen: () => setState({ at: 'open' }) };
}
