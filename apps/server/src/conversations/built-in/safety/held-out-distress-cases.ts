/**
 * Held-out messages of people in distress, one a line. They were written without knowledge of the patterns, so that the
 * tests measure how well the patterns generalise.
 */
export const heldOutDistressCases = `
  I feel like ending everything
  no one would care if i killed myself
  I don't want to carry on living
  i keep hurting myself on purpose
  boyfriend hits me when he's had a drink
  i'm terrified of going home to my husband
  my life is not worth living anymore
  I don't think I can keep going
  i keep thinking about not being here
  what would happen to my bookings if i died, i'm planning to end it
  life feels pointless and i want out
  i've been thinking everyone would be happier if i was gone
  i'm thinking about taking all my sleeping tablets tonight
  my best friend texted me she's going to take her own life
  i burn myself when it gets too much
  Nothing matters anymore and i just want to sleep forever
  He hit me. I don't know where to go
  my husband put his hands round my throat last night
  I'm frightened he's going to hurt me when i get back
  my girlfriend keeps slapping me
  i've had enough of living
  the only thing that would help is being dead
  i don't see the point in carrying on
  I've been planning how to do it and i have the pills
  im going to end it tonight
  if i disappeared nobody would even notice
  i'm self-harming again and i'm ashamed
  i've been hurting myself
  My sister just messaged saying goodbye forever, i think she's going to kill herself
  i want the pain to end, i can't carry on
  my fiancé hits me when he's drunk
  my boyfriend grabbed me by the throat
  i don't feel safe with my partner
  She threatens me with a knife when we're at home
  i'm not coping and i don't want to be alive
  I just want to go to sleep and not wake up
  sometimes I think it would be easier if I was dead
  thinking of ending it
  i really want to hurt myself right now
  my mate keeps saying he's going to end his life
  I don't want to exist
  there's nothing left for me here, goodbye
  my partner pushed me into a wall
  my boyfriend won't let me see my friends and hits me
  I'm scared what he will do to me when I get home
  domestic abuse, is there anybody i can speak to
  my ex keeps threatening me
  I've been thinking about ending my life
  i cannot see any reason to carry on
  I'm so low i've thought about killing myself
  I want to be dead
  what's the number for the samaritans
  my dad beats me
  my husband has threatened to kill me
  I don't feel safe at home with him
  He's going to kill me when i get home
  my friend is self harming
  i don't want to be in this world anymore
  what's the point in living
  I keep having suicidal thoughts
  there's no point in anything any more, thank freya for being so nice to me
  i can't see the point of anything
  i might do something stupid tonight
  I can't see a future
  my partner hit me and i'm scared
  my ex is violent and he knows where i live
  he locks me in the house
  life isn't worth it anymore
`;
