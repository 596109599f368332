import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

const directionsLink = { label: 'How to get here', to: '/contact' };

/** Topics about the address, the way to the studio, parking and other branches. */
export const locationTopics: readonly AssistantTopic[] = [
  {
    id: 'parking',
    question: 'Is there parking?',
    examples: parseExamples(`
      where do i leave the car when i come
      somewhere near you to leave my car
      coming by car, where do i put it
      where can i park
      is there a car park nearby
      how much is parking near you
      are you in the congestion zone
      is street parking free on sundays
      parking?
      do you have your own car park
      any parking spaces for customers
      coming by car, where do i leave it
      can i park outside the studio
      is it permit parking on miles street
      blue badge parking near you?
      ulez?
      pay and display or residents only
      nearest place to park my van
      is there somewhere to put a motorbike
      ev charging nearby
      will i get a ticket if i park in front
      do you validate parking
      cheapest parking in vauxhall
      can i drive there
      where do people park
      are there parking meters
      motorbike parking?
      free parking anywhere?
      is it in the congestion charge
      can i stop outside to drop off my mum
      parkng nearby?
      is there disabled parking
      Where might one leave a car nearby on a weekday morning?
      is there a car park or meter
      whats congestion charge like there
      blue badge bay near you?
      can i park a van
      driving down from surrey, anywhere to leave the car
      is there a place for my car close by
      coming in from bromley by car, parking?
      can you park nearby without paying a fortune
      where do i stick the car
      driving in from kent, where do i leave the car
      is there pay and display on your road
      any meters round there or is it residents only
      where's the closest car park
      can my husband drop me off outside and wait in the car
    `),
    answer: {
      text: 'I don’t know about parking or charges for driving in, but I can tell you how to find us. {directions} Shall I ask our team?',
      links: [directionsLink],
      offer: 'talk_to_human',
    },
    slots: ['day', 'time'],
    followUps: ['directions', 'address', 'talk_to_human'],
  },
  {
    id: 'directions',
    question: 'How do I get to the studio?',
    examples: parseExamples(`
      how do i get there
      which tube is closest
      how far from vauxhall station
      which bus stops near you
      directions from waterloo please
      how long does it take to walk from the station
      can you get there by train
      best route from brixton
      i'm at the station, where now
      directions
      nearest tube
      whats the closest underground station
      how do i find you from the bus station
      buses?
      is it walkable from nine elms
      which exit at vauxhall
      how to reach you by bike
      is there a cycle lane to you
      i'm lost, i am under the railway bridge
      i cant find the door
      coming from clapham junction, whats the easiest way
      how far is it on foot from oval
      what line are you on
      overground or victoria line?
      travel info pls
      from victoria how long will it take
      can i walk from kennington
      where do i get off the 88
      what does the entrance look like
      way from the thames path
      how do i get to you
      which way from the tube
      can you explain the way
      whats the quickest way from london bridge
      bus from camberwell
      how far away are you from the station
      walking directions
      i'm coming by train from wimbledon
      tube stop?
      cant find u
      from vauxhall which direction do i walk
      how do i cycle to you
      is it far
      how to get there
      how do i get to the studio
      route to the studio
      by tube
      by bus
      by bike
      by train
      how do i get there from victoria
      I shall be coming by the Victoria line; which exit should I take?
      which bus is passing near you from brixton
      how many minutes walking from vauxhall station
      coming from clapham how long
      which tube
      lost. im outside the station what now
      coming from oxford circus
      nearest station
      quickest way from kings cross
      how far from waterloo on foot
      which way do i go when i leave the station
      what exit do i take at vauxhall
      closest station and the exit i need
      which side of vauxhall station do i come out
      what's the best exit from the underground
      i'll get off at vauxhall, then where
      which tube is closest and how do i walk from it
      do i come out on bondway or the other side
      is the tube station step free
      is vauxhall station accessible
      are there lifts at vauxhall
      nearest station and is it step free
      which tube stop, and does it have a lift
      is the walk from the station flat
      is it safe to walk there at night
      how do i get there from the bus station
      from vauxhall bus station to you
      which way from the bus stop
      best way from waterloo
      how do i get there from clapham on the bus
    `),
    answer: { lookup: 'directions' },
    followUps: ['address', 'parking', 'arrival_checkin', 'accessibility'],
  },
  {
    id: 'address',
    question: 'Where are you?',
    examples: parseExamples(`
      whats your address
      what is the postcode
      which part of london are you in
      are you near oval
      location please
      send me a map
      where is the studio
      address
      full address for my taxi please
      where exactly is miles street
      what area is it in
      which borough
      your location
      where are you based
      are you in south london
      post code for the sat nav
      whereabouts is it
      google maps link
      what street is it on
      is it close to the mi6 building
      is the studio in vauxhall
      where do i have to go for the class
      where does the class take place
      what number on the street
      where
      where is it
      where abouts are you
      whats the adress
      whats your post code
      i need the address for uber
      what is the street called
      where do classes take place
      are you in lambeth
      tell me where the studio is
      location?
      studio address
      whats the postcode
      where is miles street
      what is your location
      which area are you in
      send location pls
      wheres the place
      postcode for the taxi
      what street are you on
      whats the full address for an uber
      what's your postcode for the satnav
      postcode please for my sat nav
    `),
    answer: {
      text: 'We’re at {address}. {directions}',
      links: [directionsLink],
    },
    followUps: ['directions', 'parking', 'opening_hours', 'arrival_checkin'],
  },
  {
    id: 'other_branches',
    question: 'Do you have other studios?',
    examples: parseExamples(`
      do you have more than one studio
      is there a branch in clapham
      are you going to open another studio
      other locations?
      do you have a studio in north london
      any branches outside london
      is there one in battersea too
      are you only in vauxhall
      how many studios do you have
      where else are you
      do you have a place in manchester
      is there a miles street near canary wharf
      second site planned?
      other branches
      can i use my membership at another location
      anything closer to shoreditch
      do you plan to come to brighton
      are you a chain with several studios
      are there sister studios
      will you expand to east london
      i'm moving to bristol, do you have a studio there
      nearest one to putney
      is this the only studio
      are you in other cities
      any other studios
      have you got a second location
      are there more of you
      got one nearer to hackney
      do you have studios elsewhere
      is there one in my area, i'm in ealing
      just the one place?
      how many locations
      other sites
      miles street in birmingham?
      do you have other locations
      only one studio?
      are there other studios
      do you have anywhere closer to bank or liverpool st
      got anything in manchester
      any plans for a studio up in glasgow
      is this the only miles street
      any plans to open in dublin
      is there one nearer to shoreditch
      do you have one in edinburgh
      do you have one in brighton
    `),
    answer: {
      text: 'Our only studio is at {address}.',
      links: [directionsLink],
    },
    followUps: ['address', 'directions', 'about_studio'],
  },
];
