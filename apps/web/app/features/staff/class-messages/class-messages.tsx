import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../../ui/load-error.tsx';
import { classMessagesQuery } from './class-messages-api.ts';
import { SentMessage } from './sent-message.tsx';

/** Messages that staff have emailed to the clients of a class, newest first. */
export function ClassMessages({ classId }: { classId: string }) {
  const { data, isError, isFetching, refetch } = useQuery(classMessagesQuery(classId));
  if (!data && isError)
    return (
      <div className="mt-4">
        <LoadError title="Couldn’t load the messages." busy={isFetching} onRetry={refetch} />
      </div>
    );
  if (!data || data.messages.length === 0) return null;
  return (
    <section aria-labelledby="class-messages" className="mt-4 border-t border-hairline pt-4">
      <h3 id="class-messages" className="font-sans text-ui font-semibold">
        Messages
      </h3>
      <ul className="mt-3 grid gap-2">
        {data.messages.map((message) => (
          <SentMessage key={message.id} message={message} />
        ))}
      </ul>
    </section>
  );
}
