import type { Filters } from '../filters.ts'
import type { UnstockedRow } from './unstocked-row.ts'

const SUN: Filters = { category: 'sunglasses' }
const SPORT: Filters = { category: 'sport-eyewear' }
const OPTICAL: Filters = { category: 'optical-frames' }

/** Kinds of eyewear and of parts that people search for. A shop that has one has its words in the product's name. */
export const OTHER_KINDS: readonly UnstockedRow[] = [
  {
    name: 'clip-on sun lenses',
    nameEl: 'κλιπ ηλίου',
    spellings:
      'clip on, clip ons, clip-on, clip-ons, clipon, clipons, magnetic clip, κλιπ, κλιπς, κλιπ ον, κλιπ ηλίου, μαγνητικό κλιπ',
    like: { ...SUN, polarised: 'yes' },
  },
  {
    name: 'folding frames',
    nameEl: 'πτυσσόμενους σκελετούς',
    spellings: 'folding, foldable, foldables, πτυσσόμενα, πτυσσόμενος, αναδιπλούμενα, πτυσσόμενοι',
    like: OPTICAL,
  },
  {
    name: 'heart-shaped glasses',
    nameEl: 'γυαλιά σε σχήμα καρδιάς',
    spellings: 'heart, hearts, heart shape, heart shaped, καρδιά, καρδιές, καρδιάς, καρδούλες, σχήμα καρδιάς',
    like: { shape: 'butterfly' },
  },
  {
    name: 'purple frames',
    nameEl: 'μωβ σκελετούς',
    spellings:
      'purple, violet, lilac, lavender, mauve, μωβ, μοβ, λιλά, μελιτζανί, aubergine, eggplant, plum, δαμασκηνί, βιολετί, βιολέ, λεβάντα',
    like: { color: 'burgundy' },
  },
  {
    name: 'carbon frames',
    nameEl: 'σκελετούς από ανθρακονήματα',
    spellings: 'carbon, carbon fibre, carbon fiber, ανθρακόνημα, ανθρακονήματα, κάρμπον',
    like: { color: 'gunmetal' },
  },
  {
    name: 'wooden frames',
    nameEl: 'ξύλινους σκελετούς',
    spellings: 'wood, wooden, bamboo, ξύλο, ξύλινα, ξύλινος, ξύλινο, ξύλινοι, μπαμπού',
    like: { colorFamily: 'tortoise' },
  },
  {
    name: 'aluminium frames',
    nameEl: 'σκελετούς αλουμινίου',
    spellings: 'aluminium, aluminum, αλουμίνιο, αλουμινίου, αλουμινένια',
    like: {},
    likeWords: 'titanium',
  },
  {
    name: 'protective glasses for work',
    nameEl: 'προστατευτικά γυαλιά εργασίας',
    spellings:
      'safety glasses, safety goggles, protective glasses, protective eyewear, work glasses, προστατευτικά, προστατευτικά γυαλιά, γυαλιά προστασίας, γυαλιά ασφαλείας, γυαλιά εργασίας',
    like: SPORT,
  },
  {
    name: 'swimming goggles',
    nameEl: 'γυαλάκια κολύμβησης',
    spellings:
      'swimming goggles, swim goggles, κολύμβησης, κολύμβηση, κολύμπι, γυαλάκια κολύμβησης, γυαλάκια πισίνας, γυαλάκια θαλάσσης',
    like: SPORT,
  },
  {
    name: 'smart glasses',
    nameEl: 'έξυπνα γυαλιά',
    spellings:
      'smart glasses, smartglasses, smart sunglasses, έξυπνα γυαλιά, meta glasses, bluetooth glasses, bluetooth sunglasses, google glass, google glasses',
    like: { ...SUN, isBestseller: true },
  },
  {
    name: 'tools and screws',
    nameEl: 'εργαλεία και βίδες',
    spellings:
      'screwdriver, screwdrivers, repair kit, screw, screws, κατσαβίδι, κατσαβιδάκι, κατσαβίδια, κιτ επισκευής, βίδα, βίδες, βιδάκι',
    like: null,
  },
  {
    name: 'ski goggles',
    nameEl: 'μάσκες του σκι',
    spellings: 'ski goggles, snow goggles, ski mask, ski masks, μάσκα σκι, μάσκα του σκι, μάσκες σκι',
    like: SPORT,
    likeWords: 'snow',
  },
  {
    name: 'diving masks',
    nameEl: 'μάσκες κατάδυσης',
    spellings:
      'diving mask, diving masks, dive mask, snorkel, snorkel mask, snorkelling mask, μάσκα κατάδυσης, μάσκα θαλάσσης, αναπνευστήρας',
    like: null,
  },
  {
    name: 'binoculars',
    nameEl: 'κιάλια',
    spellings: 'binoculars, binocular, telescope, κιάλια, κιάλι, κυάλια, τηλεσκόπιο',
    like: null,
  },
  {
    name: 'magnifiers',
    nameEl: 'μεγεθυντικούς φακούς',
    spellings:
      'magnifier, magnifiers, magnifying glass, magnifying glasses, loupe, μεγεθυντικός φακός, μεγεθυντικοί φακοί, μεγεθυντικός, λούπα',
    like: null,
  },
  {
    name: 'eye drops',
    nameEl: 'κολλύρια',
    spellings:
      'eye drops, eyedrops, σταγόνες, artificial tears, κολλύριο, κολλύρια, σταγόνες ματιών, σταγόνες για τα μάτια, τεχνητά δάκρυα',
    like: null,
  },
  {
    name: 'hearing aids',
    nameEl: 'ακουστικά βαρηκοΐας',
    spellings: 'hearing aid, hearing aids, ακουστικά βαρηκοΐας, ακουστικό βαρηκοΐας, βαρηκοΐα',
    like: null,
  },
  {
    name: '3D and VR glasses',
    nameEl: 'γυαλιά 3D και VR',
    spellings:
      '3d glasses, 3d cinema, cinema glasses, vr headset, vr glasses, virtual reality glasses, oculus, γυαλιά 3d, γυαλιά vr, γυαλιά εικονικής πραγματικότητας',
    like: null,
  },
  {
    name: 'ready-made reading glasses',
    nameEl: 'έτοιμα γυαλιά πρεσβυωπίας',
    spellings:
      'ready made, ready made glasses, ready made reading glasses, readymade, ready readers, over the counter readers, έτοιμα πρεσβυωπίας, έτοιμα γυαλιά, έτοιμα γυαλιά πρεσβυωπίας, γυαλιά φαρμακείου',
    like: OPTICAL,
  },
]
