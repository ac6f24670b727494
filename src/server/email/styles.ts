/** Mail programs need inline styles; a test compares the colours with tokens.css. */
export const COLOURS = {
  paper: '#f6f2ea',
  white: '#ffffff',
  ink: '#1b1915',
  inkSoft: '#5d564b',
  hairline: '#d9d0c1',
  sea: '#14505a',
} as const

/** CSS pixels; the picture is sent at twice the size. */
export const THUMBNAIL = { width: 76, height: 57 } as const

export const FONTS = {
  display: '"GFS Didot", Didot, "Bodoni MT", "Times New Roman", serif',
  text: 'Commissioner, "Helvetica Neue", Arial, sans-serif',
} as const

const { paper, white, ink, inkSoft, hairline, sea } = COLOURS
const text = { fontFamily: FONTS.text, fontSize: 16, lineHeight: '1.6', color: ink, margin: 0 } as const
const display = { fontFamily: FONTS.display, fontWeight: 400, color: ink, margin: 0 } as const

export const STYLES = {
  body: { margin: 0, padding: 0, backgroundColor: paper, color: ink, WebkitTextSizeAdjust: '100%' },
  page: { backgroundColor: paper, width: '100%' },
  column: { width: '100%', maxWidth: 600, margin: '0 auto' },
  preview: { display: 'none', maxHeight: 0, overflow: 'hidden', color: paper },
  head: { padding: '32px 20px 24px', borderBottom: `1px solid ${hairline}`, backgroundColor: paper },
  logo: { ...display, fontSize: 26, lineHeight: '1', textDecoration: 'none' },
  logoRest: { fontFamily: FONTS.text, fontSize: 11, letterSpacing: '0.14em', color: inkSoft },
  main: { padding: '32px 20px 16px', backgroundColor: paper },
  heading: { ...display, fontSize: 30, lineHeight: '1.15', marginBottom: 20 },
  title: { ...display, fontSize: 22, lineHeight: '1.2', marginTop: 16, marginBottom: 12 },
  text: { ...text, marginBottom: 20 },
  small: { ...text, fontSize: 14, color: inkSoft, marginBottom: 14 },
  table: { width: '100%', borderCollapse: 'collapse', marginBottom: 24 },
  buttonPlace: { marginBottom: 24 },
  buttonCell: { backgroundColor: sea, borderRadius: 2 },
  button: {
    ...text,
    display: 'inline-block',
    padding: '13px 26px',
    color: white,
    textDecoration: 'none',
    border: `1px solid ${sea}`,
  },
  factName: { ...text, fontSize: 14, color: inkSoft, padding: '12px 0 0', borderTop: `1px solid ${hairline}` },
  factValue: { ...text, padding: '0 0 12px' },
  picture: { width: 76, padding: '14px 14px 14px 0', borderBottom: `1px solid ${hairline}`, verticalAlign: 'top' },
  image: { display: 'block', backgroundColor: white, border: 0 },
  line: { ...text, padding: '14px 0', borderBottom: `1px solid ${hairline}`, verticalAlign: 'top' },
  lineNote: { fontSize: 14, color: inkSoft },
  amount: {
    ...text,
    padding: '14px 0 14px 12px',
    borderBottom: `1px solid ${hairline}`,
    textAlign: 'right',
    verticalAlign: 'top',
    whiteSpace: 'nowrap',
  },
  sum: { ...text, padding: '4px 0', color: inkSoft },
  sumAmount: { ...text, padding: '4px 0', textAlign: 'right', whiteSpace: 'nowrap' },
  total: { ...text, padding: '12px 0 4px' },
  totalAmount: { ...display, fontSize: 24, padding: '12px 0 4px', textAlign: 'right', whiteSpace: 'nowrap' },
  link: { color: sea, textDecoration: 'underline' },
  foot: { padding: '24px 20px 40px', borderTop: `1px solid ${hairline}`, backgroundColor: paper },
} as const
