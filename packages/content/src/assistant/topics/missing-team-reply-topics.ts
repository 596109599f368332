import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const contact = { label: 'Contact us', to: '/contact' };

export const missingTeamReplyTopics: readonly AssistantTopic[] = [
  {
    id: 'no_reply_yet',
    question: 'No one has replied to me',
    examples: parseExamples(`
      no one has replied to me
      nobody answers my emails
      i emailed you last week and heard nothing
      still no answer to my email
      i filled in the contact form days ago, no response
      why don't you answer emails
      i've written three times and nobody replies
      you never got back to me
      i was told someone would call me and no one has
      nobody called me back
      i'm still waiting for a reply
      you promised to get back to me
      my message was ignored
      no response to my complaint
      i've been ignored
      does anyone read your emails
      i left a voicemail and heard nothing
      how come no one gets back to me
      sent an enquiry about 1:1s ages ago
      waiting since monday for an answer
      it's been a week and no one replied
      your phone just rings out
      no one picks up the phone
      i emailed last week and heard nothing
      why has nobody called me back
      haven't heard from you
      nobody has answered me
      i haven't had a reply
      no one has replied
      i've phoned four times and it just rings out
      no one picks up when i call, i've tried all day
      left two voicemails and heard nothing
      emailed on monday, still no answer
      does anyone actually read your inbox
      i have sent three emails and been ignored
    `),
    answer: {
      text: 'I’m sorry you’ve had to wait. I’ve passed this to our team. Please tell us what it’s about, and the email address or phone number we can reach you on.',
      links: [contact],
      handOver: true,
    },
    followUps: ['contact_details', 'complaint', 'talk_to_human'],
  },
];
