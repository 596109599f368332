import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topics about personal data, cookies and deleting an account. */
export const dataTopics: readonly AssistantTopic[] = [
  {
    id: 'delete_account',
    question: 'How do I delete my account?',
    examples: parseExamples(`
      delete my account
      close my account please
      erase all my data
      remove me from your system
      i want to be forgotten
      how do i delete my profile
      get rid of my account
      please remove my account and details
      i don't want an account with you any more
      delete account
      how can i close my account
      deactivate my account
      wipe my data
      take my details off your database
      right to erasure
      cancel my account
      i'm leaving, delete everything
      remove all information about me
      erase me
      shut my account down
      terminate my account
      i want my profile gone
      can you delete my data permanently
      what happens to my sessions if i delete my account
      permanently remove my login
      i want to delete my account
      how can i delete my account
      delete my profile
      close my account
      can you delete my account
      remove my account
      delete my data
      please delete all my data
      how do i erase my account
      delete me
      I should like my registration removed entirely from your system
      wipe everything you have on me and close it
      My employer has left the country, please close her profile
      how do I get my medical answers and profile erased
      i dont want to be a customer anymore, remove me
      dont want to be your customer any more, erase me
      delete all my data and medical answers
      close my profile for good
      please close my mother's account, she has died
      forget me please, under gdpr
      forget me under gdpr
      right to be forgotten please
      i'd like to close my account for good
      close my account for good
      unregister me
      erase my profile
      take all my info off your site
      please wipe everything you have on me
      how do i get rid of my profile
    `),
    answer: { passage: 'site:delete-account' },
    followUps: ['delete_account_blocked', 'privacy_data', 'cancel_membership', 'stop_emails'],
  },
  {
    id: 'privacy_data',
    question: 'What do you do with my data?',
    examples: parseExamples(`
      what do you do with my data
      is my health information private
      gdpr request copy of my data
      who can read this chat
      do you store card numbers
      where is your privacy policy
      download everything you hold on me
      do you keep this conversation
      privacy
      privacy policy
      gdpr
      how long do you keep my data
      subject access request
      who sees my health answers
      is this chat recorded
      what info do you have about me
      data protection
      is my data safe with you
      do you track me
      can the instructor see my medical info
      where is my data stored
      export my data
      how do i see what personal information you hold
      who is your data protection officer
      what data do you store
      how do you use my data
      data privacy
      how is my data used
      where can i read your privacy policy
      what happens to my data
      can i get a copy of my data
      who can see my data
      I'd like a copy of all the data you hold on me under GDPR
      who sees the health answers I typed in
      who can see my health form
      are my medical answers kept private
      what info do you keep on me and for how long
      what info do you have on me
      is my health info safe with you
    `),
    answer: {
      text: 'Our privacy notice explains what we store, why and for how long. You can download a copy of your data under ‘Your data’ in your account.',
      links: [
        { label: 'Privacy notice', to: '/privacy' },
        { label: 'Your account', to: '/account' },
      ],
    },
    followUps: ['health_data', 'cookies', 'delete_account', 'other_persons_data', 'terms'],
  },
  {
    id: 'cookies',
    question: 'Do you use cookies?',
    examples: parseExamples(`
      cookies?
      do you use cookies
      cookie policy
      how do i turn off cookies
      where's the cookie banner
      reject all cookies
      what cookies does your site set
      cookie settings
      accept cookies
      can i opt out of tracking cookies
      does your website track me with cookies
      no cookie popup, why
      manage cookies
      i want to delete your cookies
      which cookies do you store on my computer
      do you use google analytics
      tracking pixels
      local storage
      do i have to accept cookies to book
      third party cookies
      facebook pixel?
      cookie consent
      what does your site save in my browser
      are there advertising cookies
      do you have cookies
      does this site use cookies
      what cookies do you use
      cookie preferences
      are there cookies on your website
      i don't want cookies
      disable cookies
      how do you use cookies
      Which trackers does this site set?
      how do i turn off cookies here
      do you track me on this site
      do you track me here
      what does this site track
      tracking off please
    `),
    answer: { passage: 'privacy:in-your-browser-1' },
    followUps: ['privacy_data', 'terms'],
  },
  {
    id: 'other_persons_data',
    question: 'Is my friend booked?',
    examples: parseExamples(`
      is my wife booked in for tomorrow
      can you tell me who else is in the class
      what is noor's phone number
      give me the email of the member who sat next to me
      has john smith paid
      when does sarah come to class
      show me the bookings of another customer
      where does the instructor live
      is my friend booked
      who else is coming tonight
      is anna in the 6pm
      who's booked on reformer tomorrow
      can i see the list of people attending
      which class is my girlfriend going to
      has my husband cancelled his class
      can you give me jonah's private number
      i met someone in class, can you give me her contact
      does emma thompson go to your studio
      is my boss a member with you
      who will be in my class
      names of participants please
      how many sessions does my mum have left on her account
      tell me whether my ex still comes here
      when is my daughter's next class
      freya's email address please
      did my friend kate get on the list
      share the attendee list
      whats amaras surname and address
      is my husband booked
      who is in the class with me
      is somebody i know coming tomorrow
      can you check whether my friend has booked
      give me another member's number
      i need the phone number of one of your clients
      what classes does my wife go to
      tell me if julia has a booking tonight
      who's going to the 7pm
      instructor's home address
      can you give me ines's personal mobile
      is lucy on the list for yin
      what is my flatmate's booking code
      see other people's bookings
      names of everyone in tomorrow's class
      does david come here
      is my mum signed up for saturday
      check if my partner has cancelled
      is my wife coming tonight
      is my husband in tomorrow's class
      is my sister booked on the 6pm
      has my friend booked the same class
      did my girlfriend book for thursday
      is my daughter booked in
      which of my friends are booked
      has my wife cancelled
      has my son paid for his class
      who else has booked
      who else will be there
      who's in my class
      who is attending tonight
      who booked the other places
      give me a list of attendees
      can i see who has booked
      what's noor's number
      give me freya's phone number
      can i have jonah's email
      where does mei live
      what's the surname of the woman next to me in yoga
      does a woman called priya come on mondays
      do you have a client called tom
      tell me about another member
      what has my husband booked
      how many sessions has my wife got left
      what's my friend's membership
      someone's contact details
      is my ex booked on the saturday one
      My boss is a client of yours. What has he got booked this week?
      Can you tell me if my friend Jean comes on Thursdays
      give me the emails of everyone in tonight's class
      whats amaras home number
      how many people named sarah are booked tomorrow
      what class does that tall bloke go to, i want to meet him
      is my husband booked on saturday
      what has my boss got on with you
      who is in tonights class with me
      which class does that guy with the tattoo go to
      does jean usually come on thursdays
      give me a client's number
      what's noors private phone number
      send me the names of the people booked
      is that actress from the telly one of your clients
      has my daughter been attending? she's 19
      has my daughter been coming
      is that celebrity your client
      email me the list of everyone in reformer
      is my girlfriend in tomorrow's class
      list of everyone in reformer
      who booked with my friend
      what time is my wife's class
      when is my husband's booking
      which class is my daughter in
      has my partner cancelled
      does my neighbour train here
      is my teacher from school a member
      is my wife booked in tonight
      what time does my flatmate's class finish
      did my ex come to a class this week
    `),
    answer: {
      text: 'Sorry, I can’t share other people’s bookings or details. It’s best to ask them directly.',
    },
    slots: ['people', 'day'],
    followUps: ['privacy_data', 'book_for_friends'],
  },
];
