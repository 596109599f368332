import { contactCopy, contactTopicText } from '@studio/content/copy/contact';
import { SelectField } from '../../../ui/select-field.tsx';
import type { ContactPageDetails } from './contact-page-details.ts';
import type { MessageSubject } from './use-subject-line.ts';

const { form: copy } = contactCopy;

interface SubjectFieldsProps {
  id: (name: string) => string;
  about: MessageSubject;
  instructors: ContactPageDetails['instructors'];
  topics: ContactPageDetails['topics'];
  onChoose: (change: Partial<MessageSubject>, form: HTMLFormElement | null) => void;
}

/** Selects for the topic and, for a one-to-one, the instructor. */
export function SubjectFields({ id, about, instructors, topics, onChoose }: SubjectFieldsProps) {
  const { topic, instructorId } = about;
  const isOneToOne = topic === '1-1';
  return (
    <>
      <div className={isOneToOne ? '' : 'sm:col-span-2'}>
        <SelectField
          id={id('topic')}
          name="topic"
          label={copy.topic}
          placeholder={copy.choose}
          options={topics.map((each) => contactTopicText[each].label)}
          value={topic ? contactTopicText[topic].label : ''}
          onChange={({ currentTarget: { value, form } }) => {
            const chosen = topics.find((each) => contactTopicText[each].label === value);
            onChoose({ topic: chosen ?? null }, form);
          }}
        />
      </div>
      {isOneToOne && (
        <SelectField
          id={id('with')}
          name="with"
          label={copy.instructor}
          placeholder={copy.choose}
          options={[copy.anyInstructor, ...instructors.map(({ name }) => name)]}
          value={instructors.find((each) => each.id === instructorId)?.name ?? copy.anyInstructor}
          onChange={({ currentTarget: { value, form } }) => {
            const chosen = instructors.find(({ name }) => name === value);
            onChoose({ instructorId: chosen?.id ?? null }, form);
          }}
        />
      )}
    </>
  );
}
