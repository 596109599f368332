/** Text of a message while it is written. */
export interface MessageDraft {
  subject: string;
  text: string;
  setSubject: (subject: string) => void;
  setText: (text: string) => void;
  clear: () => void;
}
