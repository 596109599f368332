import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about pictures that the studio takes or publishes. */
export const publishedPhotoTopics: readonly AssistantTopic[] = [
  {
    id: 'cctv_photos',
    question: 'Do you film or publish photos?',
    examples: parseExamples(`
      do you post photos of people on instagram
      i dont want to be filmed
      do you film the classes
      will there be cameras in the room
      please don't put me on your social media
      someone took a photo of me in class
      do you have cctv in the studio
      do i have to give consent to pictures
      i was in a picture you posted, take it down
      no photos of me please
      do you take pictures during class
      i'd rather not appear on instagram
      are there surveillance cameras
      delete the video with me in it
      will i be photographed
      i don't want my picture online
      can you remove a photo of me from your page
      do i end up on your instagram if i come
      is there cctv in the changing rooms
      is anyone filming during the class
      i saw myself in your story, please delete it
      will you use pictures of me for ads
      you put a video up and im in it
    `),
    answer: {
      text: 'I don’t know whether we film or publish photos. If there’s a picture of you that you’d like us to remove, I can tell our team. Shall I ask them?',
      links: [{ label: 'Privacy notice', to: '/privacy' }],
      offer: 'talk_to_human',
    },
    followUps: ['photos_filming', 'privacy_data', 'talk_to_human'],
  },
];
