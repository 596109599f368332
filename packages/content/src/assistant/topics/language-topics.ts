import { type AssistantTopic, parseExamples } from '../assistant-topic.ts';

/** Topic about other languages than English. */
export const languageTopics: readonly AssistantTopic[] = [
  {
    id: 'language',
    question: 'Do you speak other languages?',
    examples: parseExamples(`
      do you speak spanish
      my english is not good
      i don't speak english well
      do you speak french
      what languages do you speak
      can i write in german
      can you answer in spanish please
      sorry my english is bad
      do you have information in other languages
      i only speak polish
      someone speak ukrainian?
      can you translate the website
      reply in italian
      change language
      i no understand english good
      hablas español
      parlez vous français
      sprechen sie deutsch
      puis-je réserver un cours
      bonjour, combien coûte un cours de pilates
      est-ce qu'il y a un cours de yoga demain soir
      comment annuler ma réservation
      vous êtes où exactement à londres
      je voudrais parler à quelqu'un
      à quelle heure ouvrez-vous le samedi
      je n'ai jamais fait de reformer, c'est possible pour débutants
      hola, cuánto cuesta una clase
      tenéis clases de reformer por la tarde
      quiero cancelar mi reserva de mañana
      dónde está el estudio
      puedo venir embarazada
      cómo puedo pagar
      necesito hablar con una persona
      ciao, quanto costa una lezione di yoga
      avete lezioni di pilates domani mattina
      vorrei disdire la mia prenotazione
      dove siete a londra
      devo portare il tappetino
      posso prenotare per due persone
      vorrei un rimborso
      olá, quanto custa uma aula
      há aulas de ioga amanhã de manhã
      quero cancelar a minha reserva
      onde fica o estúdio
      posso ir grávida às aulas
      preciso de levar tapete
      como faço para marcar uma aula
      guten tag, was kostet eine stunde pilates
      gibt es morgen abend einen yogakurs
      ich möchte meine buchung stornieren
      wo genau seid ihr in london
      brauche ich eigene socken
      kann ich als anfänger kommen
      wann habt ihr am samstag geöffnet
      dzień dobry, ile kosztują zajęcia
      czy są jutro zajęcia jogi
      chcę odwołać rezerwację
      gdzie jest studio
      jak mogę zapłacić
      czy mogę przyjść w ciąży
      czy ktoś mówi po polsku
      do you speak german
      do you speak italian
      do you speak portuguese
      do you speak polish
      can we talk in spanish
      do you understand french
      je voudrais annuler mon cours
      combien coûte l'abonnement
      avez-vous des cours de reformer le samedi
      faut-il apporter un tapis
      j'ai mal au dos, quel cours me conseillez-vous
      quiero reservar una clase de yoga
      qué debo llevar
      tenéis clases para principiantes
      a qué hora abrís
      vorrei prenotare una lezione
      a che ora aprite
      c'è un corso per principianti
      sono incinta, posso venire
      gostaria de reservar uma aula
      a que horas abrem
      têm aulas para iniciantes
      queria um reembolso
      ich möchte einen kurs buchen
      kann ich mit karte zahlen
      ich bin schwanger, welche kurse gehen
      mein geld zurück bitte
      chciałabym zarezerwować zajęcia
      o której otwieracie
      czy są zajęcia dla początkujących
      proszę o zwrot pieniędzy
      i don't speak english
      english is not my first language
      can you speak arabic
      can you speak chinese
      do you understand spanish
      french please
      en français s'il vous plaît
      je ne parle pas anglais
      où puis-je trouver les horaires
      merci beaucoup
      no hablo inglés
      gracias, hasta luego
      me gustaría cancelar mi clase
      non parlo inglese
      grazie mille
      quali corsi avete per principianti
      não falo inglês
      obrigado pela ajuda
      quais são os preços
      ich spreche kein englisch
      danke für die hilfe
      habt ihr einen kurs am samstag
      nie mówię po angielsku
      dziękuję bardzo
      ile kosztuje karnet
      you speak portuguese?
      desculpa, meu ingles e ruim, posso marcar uma aula
      quanto custa uma aula de pilates
      dzien dobry, ile kosztuje karnet
      vous avez encore de la place demain soir
      hola quiero reservar para el sabado
      do you have this in spanish
      no english good. polish please
      puis-je annuler mon cours
      ich habe eine frage zur mitgliedschaft
      posso pagar com cartao
      czy mowicie po polsku
      hablas espanol
      je voudrais reserver un cours
      ich moechte eine stunde buchen
      qual é o preço da mensalidade
      falo pouco ingles
      czy moge zaplacic karta
      est-ce que le cours est complet
      kannst du deutsch
      falo portugues
      mowie tylko po polsku
      bonjour, combien coute un cours
      bonjour, combien coute
      buenas, cuanto vale una clase
      nie rozumiem po angielsku
      nie rozumiem
      no hablo ingles
    `),
    answer: {
      text: 'Sorry, I only understand English. Short, simple sentences work best. Shall I ask our team to help?',
      links: [{ label: 'Contact us', to: '/contact' }],
      offer: 'talk_to_human',
    },
    followUps: ['talk_to_human', 'contact_details'],
  },
];
