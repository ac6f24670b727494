/** More invented people: first name, last name, the name in their address. Greek names are written to in Greek. */
export const MORE_BUYERS = `
Νεόφυτος Σάββα n.savva
Δέσποινα Χριστοφόρου despo.chr
Κυριάκος Παναγιώτου kyriakos.p
Ανδρούλα Στυλιανού androulla.st
Michalis Economou m.economou
Μαρίνα Θεοφάνους marina.th
Λουκάς Ευαγγέλου loukas.ev
Στέλλα Πιερή stella.pieri
Πέτρος Κυπριανού petros.k
Emma Hughes emma.hughes
Χρίστος Αβραάμ christos.avraam
Ιωάννα Ζαχαρία ioanna.z
Andri Neofytou andri.neo
Σωτήρης Λοΐζου sotiris.l
Κατερίνα Ηλία katerina.elia
Oleg Sokolov oleg.sokolov
Ραφαέλλα Φωτίου rafaella.f
Γιάννης Ορφανίδης y.orfanides
Βασιλική Τσαγγάρη vasiliki.ts
Daniel Weber daniel.weber
Μύρια Κλεάνθους myria.k
Αντώνης Παύλου antonis.p
Έλενα Σπύρου elena.spyrou
Marios Hadjicosti marios.h
Θέκλα Ιακώβου thekla.iak
Φίλιππος Γιάγκου f.yiangou
Claire Dubois claire.dubois
Αγγελική Μαρκίδου angeliki.m
Ευτυχία Κυθραιώτη eftychia.k
Χαράλαμπος Δημοσθένους ch.demos
Natalia Petrova natalia.petrova
Ηλίας Ξενής ilias.xenis
Rita Karam rita.karam
Παντελής Βασιλείου pantelis.v
Σοφία Αριστείδου sofia.arist
Tom Ellison tom.ellison
`
  .trim()
  .split('\n')
  .map((line) => line.split(' ') as [string, string, string])

export const BUYER_PLACES = [
  ['Γρίβα Διγενή 41', 'Λευκωσία', '1080', 'Griva Digeni 41', 'Nicosia'],
  ['Αρχ. Μακαρίου Γ΄ 155', 'Λεμεσός', '3026', 'Archbishop Makarios III 155', 'Limassol'],
  ['Ερμού 18', 'Λάρνακα', '6022', 'Ermou 18', 'Larnaca'],
  ['Αποστόλου Παύλου 63', 'Πάφος', '8046', 'Apostolou Pavlou 63', 'Paphos'],
  ['Στασάνδρου 7', 'Λευκωσία', '1060', 'Stasandrou 7', 'Nicosia'],
  ['Γλάδστωνος 92', 'Λεμεσός', '3032', 'Gladstonos 92', 'Limassol'],
] as const
