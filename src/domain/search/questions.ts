import { remember } from '../remember.ts'
import { foldText, words } from '../search-key.ts'
import { markLayoutSlips } from './keyboard-layout.ts'
import { createPhraseTable, LEAST_WRITTEN } from './phrase-table.ts'
import { SYNONYMS } from './synonyms.ts'
import { findUnsafe, type Unsafe } from './unsafe-searches.ts'

/** What is asked for in a search that a page or a filter answers, by the words of both languages. */
const QUESTIONS = {
  returns:
    'λάθος προϊόν, λάθος μέγεθος, λάθος χρώμα, λάθος παραγγελία, λάθος γυαλιά, wrong size, wrong item, wrong product, wrong colour, wrong color, wrong order, wrong glasses, wrong frame, επιστροφή, επιστρέφω, επιστρέφονται, επιστρέψω, αλλαγή προϊόντος, αλλαγές, υπαναχώρηση, επιστροφή χρημάτων, γυρίσω πίσω, return, refund, exchange, send back, withdrawal, money back, send them back, send it back, send these back, take back, bring back, change my mind, changing my mind, αλλάξω, δεν μου κάνει, φέρω πίσω, λεφτά μου πίσω, λεφτά πίσω, χρήματά μου πίσω, χρήματα πίσω, πίσω τα λεφτά, πίσω τα χρήματα, πάρω τα χρήματα, μέρες έχω, days do i have, επιστρέφετε χρήματα, άλλαξα γνώμη, changed my mind, bring it back',
  delivery:
    'same day, next day, αυθημερόν, την ίδια μέρα, delivered, to greece, to athens, μεταφορά, αποστολή, στέλνετε, στείλετε, παράδοση, μεταφορικά, έξοδα αποστολής, κούριερ, ταχυδρομείο, πότε θα έρθει, θυρίδα, delivery, deliver, shipping, ship, postage, courier, locker, box now, how long does it take, πότε θα έρθουν, πότε έρχονται, πότε έρχεται, πότε φτάνει, πότε θα φτάσει, πότε θα τα πάρω, akis express, ακίς, acs, express, free shipping, dispatch, when will it arrive, arrive, abroad, international, worldwide, post to, do you post, ταχυδρομικά, click and collect, click n collect, click collect, customs, duty, brexit, εξωτερικό, σε πόσες μέρες, πόσες μέρες, how many days, θα είναι έτοιμα, θα είναι έτοιμοι, are they ready, be ready, how long until, how long till, how long before, how long will, lenses take, glasses take, are ready, glasses ready, lenses ready, πόση ώρα θα, πόσο καιρό θα, πόσο χρόνο θα, παραλαβή, παραλάβω, pick up, pickup, collect in store, collect from store, φέρνετε, στα χωριά, στα χωρκά, στο χωριό, villages, my village, collect it, collect my order',
  eyeTest:
    'ραντεβού, κλείσω ραντεβού, αλλάξω το ραντεβού, ακυρώσω το ραντεβού, αλλαγή ραντεβού, change my appointment, cancel my appointment, eyes got worse, eyes are worse, eyesight got worse, sight got worse, χειροτέρεψαν τα μάτια, χειροτέρεψε η όραση, δεν βλέπω καλά, cant see well, cannot see well, εξέταση, τιμή εξέτασης, πόσο κάνει η εξέταση, εξέταση ματιών, εξέταση όρασης, οφθαλμολογική, οπτομετρία, οπτομέτρης, μέτρηση όρασης, τεστ όρασης, έλεγχος όρασης, οφθαλμίατρος, appointment, book, booking, eye test, eye exam, eye examination, eye check, sight test, optometrist, vision test, μετρήσω τα μάτια, μετρώ τα μάτια, μέτρηση ματιών, test my eyes, check my eyes, lazy eye, τεμπέλικο μάτι, γλαύκωμα, macular, ωχρά κηλίδα, εκφύλιση ωχράς, eyes water, eyes hurt, eyes burn, eyes sting, δακρύζουν τα μάτια, glaucoma, καταρράκτης, cataract, cataracts, cataract surgery, eye surgery, laser surgery, laser eye surgery, επέμβαση με λέιζερ, λέιζερ στα μάτια, cataract operation, eye operation, επέμβαση καταρράκτη, επέμβαση στα μάτια, εγχείρηση καταρράκτη, εγχείρηση στα μάτια, =lasik, lasik surgery, κερατόκωνος, keratoconus, πονοκέφαλος, πονοκέφαλοι, headache, headaches, ημικρανία, migraine, migraines, dry eyes, ξηροφθαλμία, ξηρά μάτια, κουρασμένα μάτια, tired eyes, photophobia, φωτοφοβία, light sensitive, sensitive to light, blurry, blurred vision, θολά, θολή όραση, στραβισμός, squint, αμβλυωπία, amblyopia, άδεια οδήγησης, driving licence, driving license, αχρωματοψία, δαλτονισμός, colour blind, color blind, colour blindness, ελέγξω την όραση, ξαναελέγξω, έλεγχος ματιών, check my sight, eyes checked, eyes tested, eyes examined, sight tested, τεστ ματιών, see far, can t see, cannot see, δεν βλέπω καλά, δεν θωρώ καλά, βλέπω μακριά, θωρώ μακριά',
  giftCard:
    'secret santa, δωροκάρτα, δωροεπιταγή, κάρτα δώρου, κουπόνι δώρου, δώρο, gift card, giftcard, gift voucher, voucher, gift, present, συσκευασία δώρου, περιτύλιγμα, gift wrap, gift wrapping',
  stores:
    'optician, opticians, store address, κατάστημα, καταστήματα, μαγαζί, μαγαζίν, μαγαζιά, που είστε, που βρίσκεστε, που είσαστε, διεύθυνση, χάρτης, υποκατάστημα, πάρκινγκ, στάθμευση, Λευκωσία, Λεμεσός, Πάφος, store, stores, shop location, shops, your address, shop address, location, locations, where are you, find us, map, directions, parking, Λάρνακα, Αμμόχωστος, Παραλίμνι, Πρωταράς, Αγία Νάπα, Nicosia, Limassol, Paphos, Larnaca, Larnaka, Famagusta, Paralimni, Protaras, Ayia Napa, near me',
  hours:
    'ωράριο, ώρες λειτουργίας, ώρες, =ανοιχτά, =ανοικτά, ανοιχτά σήμερα, ανοιχτά την, είστε ανοιχτά, είστε ανοικτά, τι ώρα ανοίγετε, πότε ανοίγετε, ανοίγετε, τι ώρα κλείνετε, πότε κλείνετε, κλείνετε, κλείνει, κλείνουν, ανοίγει, ανοίγουν, τι ώρα, κλειστά, Κυριακή, Σάββατο, opening hours, hours, opening times, open, when do you open, closing time, closing hours, do you close, you close, what time, Sunday, Saturday, αργία, αργίες, Χριστούγεννα, Πάσχα, Δεκαπενταύγουστος, 15 Αυγούστου, 1 Απριλίου, 28 Οκτωβρίου, 25 Μαρτίου, 1 Οκτωβρίου, 15 August, August 15, bank holiday, public holiday, Christmas, Easter',
  prescription:
    'how old, prescription valid, prescription expire, prescription expires, πόσο παλιά συνταγή, ισχύει η συνταγή, λήγει η συνταγή, οδηγός συνταγής, διαβάσω τη συνταγή, =συνταγή, =γυαλιά με συνταγή, σφαίρωμα, κύλινδρος, αστιγματισμός, διακορική, κορική απόσταση, prescription guide, =prescription, =prescription glasses, read my prescription, sph, cyl, pd, pupillary distance, astigmatism, send you my prescription, send my prescription, send prescription, upload my prescription, upload prescription, upload a prescription, my prescription, old prescription, expired prescription, παλιά συνταγή, συνταγή παλιά, ληγμένη συνταγή, συνταγή μου, ισχύει η συνταγή, ισχύει μια συνταγή, συνταγή ισχύει, prescription valid, prescriptions valid, prescription expire, συνταγή γιατρού, συνταγή του οφθαλμίατρου, κόρη απόσταση, απόσταση κόρης, μέτρηση κόρης, μέτρηση κορών, μετρήσω την κόρη, απόσταση κορών, between my pupils, between the pupils, pupils distance, pupil distance, my pupils',
  thickness:
    'lens thickness, lenses thickness, thickness, thickness of lenses, πάχος φακών, πάχος των φακών, πάχος φακού, πάχος, πόσο παχιοί, πόσο χοντροί, how thick',
  lenses:
    'single vision, μονοεστιακά, μονοεστιακοί, αντιχαρακτικό, αντιχαρακτική, scratch resistant, anti scratch, χρωματιστοί φακοί μυωπίας, χρωματιστοί φακοί με βαθμούς, difference between, τι διαφορά, ποια διαφορά, ποια η διαφορά, διαφορά μεταξύ, with prescription, with a prescription, with my prescription, with prescription lenses, με συνταγή, με τη συνταγή μου, με βαθμούς, κάνει για συνταγή, κάνουν για συνταγή, βάλω συνταγή, βάλω βαθμούς, my prescription in, take prescription, take my prescription, take thick lenses, take strong lenses, αλλάξω φακούς, αλλάξω τους φακούς, αλλάξετε φακούς, αλλάζετε φακούς, change the lenses, change my lenses, prescription sunglasses, sunglasses with prescription, prescription sun, ηλίου με βαθμούς, ηλίου με συνταγή, ηλίου οράσεως, οράσεως σε γυαλιά, βάλω βαθμούς, βάλετε βαθμούς, βαθμούς σε, βαθμούς στα, βαθμούς στο, συνταγή σε γυαλιά, prescription in, prescription into, prescription put, φακοί με συνταγή, φακοί με βαθμούς, τι φακούς, ποιους φακούς, πολυεστιακοί, πολυεστιακά, διπλοεστιακοί, διπλοεστιακά, διπλεστιακοί, διπλεστιακά, προοδευτικοί, φωτοχρωμικοί, photogrey, photogray, photobrown, φωτογκρέι, φωτογκρί, αντιανακλαστικοί, αντιθαμβωτικοί, λεπτοί φακοί, φακοί οράσεως, =φακοί, μπλε φως, υπολογιστής, οθόνη, που σκουραίνουν, σκουραίνουν, μαυρίζουν, αλλάζουν χρώμα, high index, index lenses, prism, πρισματικοί, seniors, elderly, ηλικιωμένους, ηλικιωμένων, lenses that darken, darken in, progressive, varifocal, multifocal, bifocal, photochromic, transitions, transition lenses, blue light, blue cut, computer, screen, anti reflective, antireflective, anti reflection, anti glare, antiglare, thin lenses, prescription lenses, αλλαγή φακών, αντικατάσταση φακών, νέοι φακοί, δικό μου σκελετό, δικούς μου σκελετούς, στον σκελετό μου, στο σκελετό μου, σε σκελετό μου, own frame, own frames, old frame, old frames, strong minus, strong plus, high minus, high plus, βαθμούς μυωπία, βαθμοί μυωπίας, δείκτης φακού, strong prescription, high prescription, μεγάλους βαθμούς, μεγάλη μυωπία, lens replacement, replacement lenses, replace lenses, new lenses, scratched lenses, lost lens, γρατζουνισμένοι φακοί, go dark, goes dark, thinner lenses, thin lens, without a line, far and near, near and far, =lenses, πόσο κοστίζουν οι φακοί, τιμές φακών, τιμή φακών, κόστος φακών, τζάμια, αλλαγή τζαμιών, αντικατάσταση τζαμιών, =μυωπία, =πρεσβυωπία, =γυαλιά μυωπίας, =γυαλιά πρεσβυωπίας, =reading glasses, υπερμετρωπία, =myopia, =presbyopia, hyperopia, hypermetropia, short sighted, shortsighted, near sighted, nearsighted, long sighted, longsighted, far sighted, farsighted, short sight, long sight, lens prices, lens price, price of lenses, cost of lenses, lenses cost, επίστρωση, επιστρώσεις, coating, coatings, varilux, essilor, zeiss, hoya, crizal, δείκτης διάθλασης, υψηλού δείκτη, index, =δείκτης, =1 5, =1 53, =1 56, =1 6, =1 60, =1 67, =1 74',
  contactLenses:
    'φακοί επαφής, επαφής, ημερήσιοι φακοί, μηνιαίοι φακοί, υγρό φακών, contact lenses, contact lens, =contacts, my contacts, wear contacts, coloured contacts, colored contacts, buy contacts, sell contacts, daily lenses, monthly lenses, lens solution, acuvue, oasys, biofinity, air optix, dailies total, freshlook, contact solution, έγχρωμοι φακοί, coloured contacts, colored contacts, toric lenses',
  sizes:
    'τι νούμερο, ποιο νούμερο, τι μέγεθος, ποιο μέγεθος, μέγεθος, μεγέθη, οδηγός μεγεθών, μεγεθολόγιο, διαστάσεις, size guide, sizes, sizing, what size, how to measure, how do i measure, measure my, =width, =height, lens width, frame width, bridge width, temple length, lens height, πλάτος φακού, μήκος βραχίονα, πλάτος γέφυρας, ύψος φακού, πλάτος σκελετού, πώς μετρώ, πώς μετράω, πώς να μετρήσω, measurements, dimensions, τι σημαίνουν τα νούμερα, νούμερα μέσα, νούμερα στον βραχίονα, αριθμοί στον βραχίονα, αριθμοί μέσα, αριθμοί στο μπράτσο, νούμερα στο μπράτσο, αριθμοί στον σκελετό, νούμερα στον σκελετό, numbers inside, numbers on, what do the numbers mean',
  fit: 'low bridge, χαμηλή γέφυρα, χαμηλή μύτη, asian fit, ποιο μου ταιριάζει, ταιριάζει, ταιριάζουν, μου πάνε, μου πάει, μου πηγαίνουν, μου πηγαίνει, με κολακεύουν, με κολακεύει, πρόσωπο, σχήμα προσώπου, εφαρμογή, fit finder, face shape, face, which suits me, suit me, look good on me, flatter me, fit me, fits, square jaw, strong jaw, jawline, jaw line',
  narrow: 'στενά, στενός, στενό πρόσωπο, μικρό πρόσωπο, μικρό κεφάλι, narrow, small face, narrow face',
  wide: 'φαρδιά, φαρδύς, φαρδύ πρόσωπο, μεγάλο πρόσωπο, μεγάλο κεφάλι, φαρδύ κεφάλι, πλατιά, πλατύς, πλατύ πρόσωπο, wide, big face, large face, wide face, big head, large head',
  /** Also whatever asks for driving and names the night. */
  nightDriving: 'νυχτερινά γυαλιά, γυαλιά νύχτας, night glasses, night sunglasses, sunglasses for night, night vision',
  driving:
    'οδήγηση, οδηγώ, οδηγός αυτοκινήτου, αυτοκίνητο, driving, drive, driver, car, τιμόνι, στο τιμόνι, at the wheel',
  tryOn:
    'may i try, can i try, could i try, εικονική δοκιμή, δοκιμή, δοκιμάσω, δοκιμάζω, κάμερα, καθρέφτης δοκιμής, try on, virtual try, tryon, try at home, home trial, glasses at home, try glasses, try them, try frames, try sunglasses, can i try, δοκιμή στο σπίτι, camera, on my face, look on me, looks on me, see on me, them on me, it on me, these on me, πάνω μου, στο πρόσωπό μου, virtual, εικονικά',
  guarantee:
    'εγγύηση, επισκευή, επισκευάζετε, χαλασμένα, έσπασαν, σπασμένα, ελαττωματικό, ελάττωμα, guarantee, warranty, repair, repairs, snaps, snapped, hinge breaks, if it breaks, if they break, αν σπάσει, αν σπάσουν, αν τα σπάσει, broken, broke, faulty, defect, ανταλλακτικά, spare parts, έσπασε, έσπασα, χάλασε, χάλασαν, ράγισε, fix my, fix glasses, mend, cracked, snapped, damaged, scratched, ξεκόλλησε, ξεκόλλησαν, ξηκολλήθηκε, ξηκολλήθηκεν, γρατζουνιά, γρατζουνιές, scratch, lens popped, lens fell, popped out, fell out, βγήκε ο φακός, έπεσε ο φακός, =fix, ремонт, ремонт очков, reparatur, réparation, naprawa, έφυγε η βίδα, επιδιόρθωση, επιδιορθώνετε, επιδιορθώσετε, φτιάξετε, σάσετε, came off, broke off, έφυγε το μπράτσο',
  adjusting:
    'στράβωσε, στράβωσαν, στραβά, στράβωσα, ισιώσετε, ίσιωμα, ισιώνετε, straighten, crooked, lopsided, wonky, uneven, bent, sat on my glasses, ρύθμιση, σφίξιμο, χαλαρά, βίδα, βίδες, χαλάρωσε, χαλάρωσαν, μαξιλαράκια, adjust, adjustment, tighten, loose, screw, screws, nose pads, nosepads, μυτάκια, μου πέφτουν, πέφτουν από τη μύτη, fall off, falling off, fall down, falling down, γλιστράνε, γλιστρούν, γλιστρά, slide down, sliding, slip off, slipping, keep slipping, σφίγγουν, με σφίγγουν, too tight, pinch, pinching',
  payment:
    'πληρωμή, πληρώσω, τρόποι πληρωμής, δόσεις, αντικαταβολή, πιστωτική, τραπεζική, έμβασμα, payment, pay, την κάρτα μου, βάλω την κάρτα, κάρτα μου με ασφάλεια, use my card, my card safe, safe to pay, secure payment, installments, instalments, cash on delivery, credit card, mastercard, klarna, jcc, paypal, american express, amex, debit card, bank transfer, apple pay, google pay, visa, revolut, spread the cost, several months, over months, pay monthly, pay later, viva wallet, card data, card details, card safe, card secure, μηνιαίες δόσεις',
  order:
    'τιμολόγιο εταιρείας, company invoice, παραγγελία μου, πού είναι η παραγγελία, παρακολούθηση παραγγελίας, παρακολούθηση, αριθμός παραγγελίας, αριθμό παραγγελίας, order number, my order, where is my order, order status, track, tracking, τιμολόγιο, απόδειξη, invoice, receipt, στείλετε τιμολόγιο, στείλετε απόδειξη, send an invoice, send a receipt, send me an invoice, send me a receipt, δέμα μου, το δέμα, δέμα, my parcel, parcel, package, where is my, παρήγγειλα, =order, still not here, not here yet, not arrived, has not arrived, δεν ήρθε, δεν έχει έρθει',
  contact:
    'επιδότηση, επιδοτήσεις, επίδομα, subsidy, reimbursement, αποζημίωση, home visit, home visits, house call, κατ οίκον, επίσκεψη στο σπίτι, bedridden, housebound, κατάκοιτη, επικοινωνία, επικοινωνήσω, τηλέφωνο, μιλήσω, βοήθεια, εξυπηρέτηση, εξυπηρέτηση πελατών, υποστήριξη πελατών, contact, contact us, phone, telephone, call, email, e-mail, help, support, customer service, παράπονο, παράπονα, complaint, complain, ΓεΣΥ, gesy, ασφαλιστική, ασφάλιση, ασφάλεια, ασφάλειες, insurance, whatsapp, viber, speak to, talk to, live chat, chat with, customer care, ερώτηση, ρωτήσω',
  account:
    'λογαριασμός, σύνδεση, =κωδικός, κωδικός πρόσβασης, κωδικό πρόσβασης, τον κωδικό μου, ξέχασα τον κωδικό, κωδικός μου, account, log in, login, sign in, password',
  register: 'εγγραφή, register, sign up, create account',
  saved: 'αγαπημένα, λίστα επιθυμιών, wishlist, favourites, favorites, saved',
  newIn:
    'νέες αφίξεις, τελευταίες αφίξεις, νέα γυαλιά, νέοι σκελετοί, =νέα, καινούρια, καινούργια, νέα συλλογή, νέες παραλαβές, new arrivals, new in, new, new collection, latest',
  offers:
    '10 off, 15 off, 20 off, 25 off, 30 off, 40 off, 50 off, 60 off, 70 off, percent off, half price, μισή τιμή, second pair, δεύτερο ζευγάρι, buy one get one, coupon, coupons, coupon code, promo code, discount code, κουπόνι, κουπόνια, εκπτωτικός κωδικός, κωδικός έκπτωσης, προσφορές, προσφορά, εκπτώσεις, έκπτωση, φθηνότερα, φτηνότερα, φθηνά, φτηνά, οικονομικά, στοκ, black friday, outlet, cheap, cheaper, sale, sales, offers, offer, discount, discounts, reduced, cheapest, discounted, ξεπούλημα',
  bestsellers:
    'πουλάνε περισσότερο, δημοφιλή, ευπώλητα, πουλημένα, best seller, best sellers, bestselling, best selling, bestsellers, bestseller, popular, most popular, πουλάτε περισσότερο, sell most, best sold',
  about:
    'ποιοι είστε, σχετικά με εσάς, εταιρεία, ιστορία, about, about us, who are you, company, ποιοι είμαστε, ιστορία μας, our story, για εμάς, about the shop',
  careers:
    'jobs for opticians, jobs for optician, θέσεις εργασίας, =εργασία, =δουλειά, ψάχνω δουλειά, ψάχνετε προσωπικό, ζητώ δουλειά, θέλω δουλειά, δουλειά στο κατάστημα, δουλειά σε εσάς, καριέρα, careers, career, jobs, vacancy, work with you, ζητάτε προσωπικό, =προσωπικό, προσλήψεις, πρόσληψη, προσλαμβάνετε, hiring, hire, recruit, recruiting, βιογραφικό, internship, πρακτική άσκηση, ζητάτε υπάλληλο, ζητάτε υπαλλήλους, υπάλληλος',
  sustainability:
    'βιωσιμότητα, οικολογικά, ανακύκλωση, περιβάλλον, sustainability, sustainable, eco, recycled, recycling, recycle, ανακυκλώνετε, ανακυκλώνω, old glasses, παλιά γυαλιά, donate, δωρίσω, eco friendly',
  privacy:
    'σβήστε τον λογαριασμό, σβήστε τα στοιχεία, διαγράψτε τον λογαριασμό, διαγραφή λογαριασμού, delete my account, close my account, cookies, what you know about me, ξέρετε για μένα, απόρρητο, προσωπικά δεδομένα, προσωπικά μου δεδομένα, my photo, my picture, φωτογραφία μου, τη φωτογραφία, δεδομένα μου, δεδομένων μου, διαγραφή δεδομένων, διαγραφή λογαριασμού, διαγράψω λογαριασμό, διαγράψω τον λογαριασμό, cookies, privacy, gdpr, personal data, data protection, my data, delete my account, delete account, close my account, remove my account, erase everything, delete everything, everything about me, everything you know, forget me, newsletter, unsubscribe, ενημερωτικό δελτίο, διαγραφή από newsletter',
  terms: 'όροι χρήσης, όροι, terms, terms and conditions, conditions',
  accessibility:
    'προσβασιμότητα, αναπηρία, αναπηρικό, πρόσβαση, ΑμεΑ, αμαξίδιο, accessibility, accessible, wheelchair, disabled, disability',
  questions: 'συχνές ερωτήσεις, ερωτήσεις, απορίες, faq, faqs, questions',
  changing:
    'ακύρωση, ακυρώσω, ακύρωση παραγγελίας, αλλάξω παραγγελία, cancel, cancel order, cancel my order, cancellation, change my order, add to my order, add something to my order, add something to an order, to an order, order i placed, change the order, change my address, change the address, change delivery address, change my delivery, wrong address, προσθέσω στην παραγγελία, στην παραγγελία, αλλάξω την παραγγελία, αλλαγή παραγγελίας, αλλάξω διεύθυνση, αλλάξω τη διεύθυνση, αλλαγή διεύθυνσης, λάθος διεύθυνση',
  vat: 'ΦΠΑ, vat, tax, tax free, φόρος, περιλαμβάνεται ο φόρος',
  currencies: 'δολάρια, λίρες, νόμισμα, dollars, usd, pounds, gbp, currency, currencies',
  north:
    'κατεχόμενα, βόρεια Κύπρος, north cyprus, northern cyprus, trnc, the north, Kyrenia, Κερύνεια, Κερύνια, Μόρφου, Morphou',
  brands:
    'τι μάρκες, ποιες μάρκες, what brands, which brands, brands do you, brands you, =μάρκες, =μάρκα, μάρκες γυαλιών, όλες οι μάρκες, =brands, all brands, brands of glasses',
  original:
    'αυθεντικά, γνήσια, authentic, original, genuine, fake, replica, replicas, copies, απομιμήσεις, απομίμηση, μαϊμού',
} as const satisfies Record<string, string>

export type Question = keyof typeof QUESTIONS | Unsafe

const TABLE = createPhraseTable(QUESTIONS)
const MOST_ANSWERS = 3

/** Shapes and a brand that are written much as `exchange`, `wide` and `career` are, and prices. */
const ELSE =
  /(?<!\p{L})(?:wore|bed)(?!\p{L})|(?:hexag|(?<!\p{L})exag(?!or)|εξαγ(?!ορ)|ωοειδ|carrera|καρρ?[εέ]ρα)\p{L}*|(?:in|out of|σε|εκτος|εκτός) στοκ(?!\p{L})|(?<!\p{L})stock(?!\p{L})|(?<=\p{L}{3}[-/])car(?!\p{L})|(?<!\p{L})κ[αά]ρ(?!\p{L})|(?<!\p{L})φορ[άα]?[ωώ](?!\p{L})|christmas(?=\s+(?:gift|present))|old frames?(?=\s+(?:pinch|hurt|slip|slide|is|was|broke|feel)\p{L}*)|fits?(?=\s+(?:in|into|inside)(?!\p{L}))|(?<![\p{L}\d])[-−+]\d{1,2}(?:[.,]\d{1,2})?(?![\p{L}\d])|hours(?=\s+(?:a|per|every|each|of|at|on|in)\s)|[ωώ]ρες(?=\s+(?:τη|την|κ[αά]θε|μπροστ[αά]|στον|στην)\s)|job interview|φων[αά]ζ\p{L}+ π[αά]νω μου|(?:φαρδ|πλατ)\p{L}+(?=\s+γ[εέ]φ)|(?:every|each) (?:saturday|sunday|weekend)s?|(?<!(?:ανοι|οπεν|open).*)(?:τα )?χριστο[υύ]γεννα|(?:leave|leaving|park|parking) (?:the|my|a) car|(?<=(?:mm|χιλ\p{L}*)\s+)(?:wide|φαρδ\p{L}+|πλατ\p{L}+)|(?:χωρ[ιί]ς (?:καμ[ιί]α )?|without (?:any )?|no )(?:β[ιί]δ|screw)\p{L}*|(?<!\p{L})for(?:[oω]|[aά][ow])(?!\p{L})|in (?:the|your) (?:shop|store)(?=\s*$)|(?<!try.{0,20})with (?:an? )?(?:built.in )?camera|πλ[αά]τος(?!\s+(?:φακ|γ[εέ]φ|σκελ))|wide(?=\s+(?:nose\s+)?bridge)|(?:on|from) my phone|ready[ -]?made|about(?=\s+(?:€?\d|(?:a|\p{L}+) hundred))|(?<=(?:ask|asking|know|question|more|information)\s+)about/giu
const textOf = (q: string): string => markLayoutSlips(q).replace(ELSE, '?')

/** As in `οδηγός μεγεθών`, which is no driver. */
const GUIDE = /(?<!\p{L})οδηγ(?:οσ|ου|ο|οι)\s+(?:μεγεθ|αγορ|συνταγ|σχημ|προσωπ|γυαλι)/u

/** The questions of a word that is not finished, unless it is one that products are found by. */
function begunBy(q: string): Question[] {
  const typed = words(q)
  return SYNONYMS.find(typed, 0) === null ? TABLE.begun(textOf(q)) : []
}

/** One search asks for them several times: for its list, its counts, its answers and whether it was in vain. */
const MOST_REMEMBERED = 500

/** The questions that a search asks, the most specific first; at most three. */
export const findQuestions = remember((q): readonly Question[] => {
  const unsafe = findUnsafe(q)
  const said: Question[] = TABLE.find(textOf(q))
  const all: Question[] = said.length > 0 ? said : begunBy(q)
  const found = GUIDE.test(foldText(q)) ? all.filter((one) => one !== 'driving') : all
  // Nobody is told what to wear for what no product of the shop is safe for.
  const asked = unsafe === null ? found : [unsafe, ...found.filter((one) => one !== 'driving' && one !== unsafe)]
  return asked.slice(0, MOST_ANSWERS)
}, MOST_REMEMBERED)

/** As `findQuestions`, for a search that finds nothing otherwise: misspelt words count too. */
export const guessQuestions = remember((q): readonly Question[] => {
  const typed = words(q)
  const isOfProducts = typed.length === 1 && SYNONYMS.find(typed, 0) !== null
  return isOfProducts ? [] : TABLE.guess(textOf(q)).slice(0, MOST_ANSWERS)
}, MOST_REMEMBERED)

/** What names something of a product. */
const OF_PRODUCTS: readonly Question[] = ['lenses', 'narrow', 'wide', 'driving', 'newIn', 'offers', 'bestsellers']
/** What products answer as well as a page does. */
const WITH_PRODUCTS: readonly Question[] = [...OF_PRODUCTS, 'giftCard', 'fit', 'sustainability']
/** A card is no gift to be found. */
const CARD = /card|voucher|κ[αά]ρτα|επιταγ[ηή]|kart/iu

/**
 * Whether a search asks a question in words that descriptions have as well, and that say nothing about a product. Few
 * letters that may begin one say too little.
 */
export const asksQuestion = (q: string): boolean =>
  (q.trim().length > LEAST_WRITTEN ? findQuestions(q) : TABLE.find(textOf(q))).some((one) => !OF_PRODUCTS.includes(one))

/** The words of a search without those that ask for a page. */
export function withoutAsked(q: string, typed: readonly string[]): string[] {
  const asked = TABLE.wordsOf(textOf(q), (one) => !WITH_PRODUCTS.includes(one))
  return typed.filter((word) => !asked.includes(word))
}

/** Whether what a search that finds nothing asks is answered better by a page than by the nearest products. */
export const isAnsweredByPage = (q: string): boolean => asksForPage(q) || findQuestions(q).includes('fit')

/** Whether a search that finds nothing asks for what no product answers; its words may be misspelt. */
export const asksForPage = (q: string): boolean =>
  [...findQuestions(q), ...guessQuestions(q)].some(
    (one) => !WITH_PRODUCTS.includes(one) || (one === 'giftCard' && CARD.test(q)),
  )
