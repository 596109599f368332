/** A language in which the assistant can say that it only understands English. */
export interface SpokenLanguage {
  name: string;
  /** Frequent words that English doesn't have. */
  words: ReadonlySet<string>;
  reply: string;
  timetable: string;
  prices: string;
  contact: string;
}

const listWords = (words: string) => new Set(words.split(' '));

export const spokenLanguages: readonly SpokenLanguage[] = [
  {
    name: 'French',
    words: listWords(
      'le la les un une des du au aux est es sont et ou où je tu vous nous il elle mon ma mes votre vos que quoi quel quelle quels quelles qui comment combien quand pour avec sans dans sur pas plus bonjour bonsoir salut merci svp cours demain aujourd hui soir matin prix horaires réserver reserver annuler puis peux avez avoir voudrais veux suis enceinte ouvert ouverts adresse y a ce cette',
    ),
    reply:
      'Bonjour. Je ne comprends que l’anglais, mais vous trouverez les cours et les prix ici. Notre équipe peut aussi vous aider.',
    timetable: 'Voir les cours',
    prices: 'Voir les prix',
    contact: 'Nous écrire',
  },
  {
    name: 'Spanish',
    words: listWords(
      'el los las una unos del es son y yo tú usted ustedes mi mis su sus qué que cuál cual cuáles quién como cómo cuánto cuanto cuánta cuesta cuándo cuando dónde donde para con sin en por favor hola buenos buenas días tardes gracias clase clases mañana hoy noche precio precios horario reservar cancelar puedo puede tienen tiene hay quiero quisiera necesito estoy embarazada abierto abren dirección',
    ),
    reply:
      'Hola. Solo entiendo inglés, pero aquí encontrará las clases y los precios. Nuestro equipo también puede ayudarle.',
    timetable: 'Ver las clases',
    prices: 'Ver los precios',
    contact: 'Escríbanos',
  },
  {
    name: 'Italian',
    words: listWords(
      'il lo gli uno una dei delle della è sono e io tu lei voi noi mio mia vostro che cosa quale quali chi come quanto quanti costa quando dove per con senza nel nella ciao buongiorno buonasera salve grazie prego lezione lezioni corso corsi domani oggi sera mattina prezzo prezzi orari prenotare disdire annullare posso potete avete ha vorrei voglio incinta aperto aperti siete indirizzo c qual',
    ),
    reply:
      'Buongiorno. Capisco solo l’inglese, ma qui trova le lezioni e i prezzi. Anche il nostro team può aiutarla.',
    timetable: 'Vedi le lezioni',
    prices: 'Vedi i prezzi',
    contact: 'Scrivici',
  },
  {
    name: 'Portuguese',
    words: listWords(
      'estou gravida posso tenho fazer sou semanas meses voces tem ter queria gostaria marcar onde fica abrem horas amanha ola nao preco precos levar crianca meu minhas ingles português portugues ajuda preciso cancelar reserva o os uma uns umas do da dos das no na é são e eu você vocês nós meu minha seu sua que qual quais quem como quanto quanta custa quando onde para com sem em por favor olá oi bom boa dia tarde noite obrigado obrigada aula aulas amanhã hoje preço preços horário horários reservar marcar cancelar posso pode têm tem há quero gostaria preciso estou grávida aberto abrem endereço morada',
    ),
    reply:
      'Olá. Só entendo inglês, mas aqui encontra as aulas e os preços. A nossa equipa também pode ajudar.',
    timetable: 'Ver as aulas',
    prices: 'Ver os preços',
    contact: 'Fale connosco',
  },
  {
    name: 'German',
    words: listWords(
      'der das ein eine einen dem den ist sind und oder ich du sie wir ihr mein meine euer eure ihre was welche welcher wer wie wieviel viel wann wo für mit ohne im nicht kein keine hallo guten tag morgen abend danke bitte kurs kurse heute preis preise kostet kosten öffnungszeiten buchen stornieren absagen kann können könnte habt haben hat gibt es möchte will bin schwanger offen geöffnet adresse noch auch',
    ),
    reply:
      'Guten Tag. Ich verstehe nur Englisch, aber hier finden Sie die Kurse und die Preise. Auch unser Team hilft Ihnen gern.',
    timetable: 'Kurse ansehen',
    prices: 'Preise ansehen',
    contact: 'Schreiben Sie uns',
  },
  {
    name: 'Polish',
    words: listWords(
      'jest są i oraz lub ja ty pan pani my wy mój moja wasz wasze co jaki jaka jakie które kto jak ile kosztuje kosztują kiedy gdzie dla z ze bez w na nie do cześć dzień dobry wieczór dziękuję proszę zajęcia zajęć lekcja jutro dziś dzisiaj rano wieczorem cena ceny cennik godziny zarezerwować odwołać anulować czy mogę można macie mam chcę chciałbym chciałabym jestem w ciąży otwarte adres',
    ),
    reply:
      'Dzień dobry. Rozumiem tylko po angielsku, ale tutaj są zajęcia i ceny. Nasz zespół też chętnie pomoże.',
    timetable: 'Zobacz zajęcia',
    prices: 'Zobacz ceny',
    contact: 'Napisz do nas',
  },
];
