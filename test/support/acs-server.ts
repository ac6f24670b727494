import { openJsonServer } from './json-server.ts'

interface Voucher {
  number: string
  input: Record<string, unknown>
  isPrinted: boolean
  list: string | null
  tracking: Record<string, unknown>
}

interface Behaviour {
  hangsAfterCreate?: boolean
  /** A message inside of an answer that looks well, as ACS tells most errors. */
  refusesWith?: string
}

const PDF = Buffer.from('%PDF-1.4 voucher').toString('base64')

/** ACS's web service on loopback: one address, aliases, and errors in two places. */
export async function openAcsServer() {
  let behaviour: Behaviour = {}
  const vouchers: Voucher[] = []
  let paid: Record<string, unknown>[] = []

  const well = (values: object, rows: object[] = []) => ({
    status: 200,
    body: {
      ACSExecution_HasError: false,
      ACSExecutionErrorMessage: '',
      ACSOutputResponce: { ACSValueOutput: [values], ACSTableOutput: { Table_Data: rows } },
    },
  })
  const wrong = (message: string) => ({
    status: 200,
    body: { ACSExecution_HasError: true, ACSExecutionErrorMessage: message, ACSOutputResponce: null },
  })
  const find = (number: unknown) => vouchers.find((voucher) => voucher.number === String(number))

  function create(input: Record<string, unknown>) {
    if (behaviour.refusesWith !== undefined) return well({ Voucher_No: null, Error_Message: behaviour.refusesWith })
    const number = String(7_227_889_174 + vouchers.length)
    vouchers.push({ number, input, isPrinted: false, list: null, tracking: {} })
    return behaviour.hangsAfterCreate ? { hangs: true as const } : well({ Voucher_No: ` ${number}`, Error_Message: '' })
  }

  function issueList() {
    const unprinted = vouchers.filter(({ isPrinted }) => !isPrinted)
    if (unprinted.length > 0) {
      const rows = unprinted.map(({ number }) => ({ Unprinted_Vouchers: number }))
      return well({ PickupList_No: null, Unprinted_Found: rows.length, Error_Message: 'Unprinted vouchers' }, rows)
    }
    for (const voucher of vouchers) voucher.list ??= '7227889830'
    return well({ PickupList_No: '7227889830', Unprinted_Found: 0, Error_Message: '' })
  }

  function print({ Voucher_No: numbers }: Record<string, unknown>) {
    const found = String(numbers).split(',').map(find)
    if (found.includes(undefined)) return well({ Error_Message: 'No such voucher' })
    for (const voucher of found) if (voucher !== undefined) voucher.isPrinted = true
    return well({ ACSObjectOutput: { [String(numbers)]: PDF }, Error_Message: null })
  }

  function remove({ Voucher_No: number }: Record<string, unknown>) {
    const voucher = find(number)
    if (voucher === undefined || voucher.list !== null) return well({ Error_Message: 'In a pickup list' })
    vouchers.splice(vouchers.indexOf(voucher), 1)
    return well({ Error_Message: null })
  }

  function track({ Voucher_No: number }: Record<string, unknown>) {
    const voucher = find(number)
    if (voucher === undefined) return well({ Error_Message: 'No shipment found' })
    return well({ Error_Message: null }, [{ voucher_no: voucher.number, ...voucher.tracking }])
  }

  const aliases = new Map<string, (input: Record<string, unknown>) => ReturnType<typeof create | typeof wrong>>([
    ['ACS_Create_Voucher', create],
    ['ACS_Print_Voucher', print],
    ['ACS_Delete_Voucher', remove],
    ['ACS_Trackingsummary', track],
    ['ACS_Issue_Pickup_List', issueList],
    ['ACS_Print_Pickup_List', () => well({ ACSObjectOutput: PDF, Error_Message: null })],
    ['ACS_COD_Beneficiary_Info', () => well({ Error_msg: null }, paid)],
  ])

  const server = await openJsonServer(({ headers, body }) => {
    if (headers.acsapikey !== 'key') return { status: 403, body: {} }
    const { ACSAlias: alias, ACSInputParameters: input } = body as {
      ACSAlias: string
      ACSInputParameters: Record<string, unknown> & { Company_Password?: unknown }
    }
    if (input.Company_Password !== 'secret') return wrong('Wrong company')
    return aliases.get(alias)?.(input) ?? wrong('Unknown alias')
  })
  return {
    ...server,
    vouchers,
    settings: {
      url: `${server.url}/ACSRestServices/api/ACSAutoRest`,
      apiKey: 'key',
      companyId: 'company',
      companyPassword: 'secret',
      userId: 'user',
      userPassword: 'secret',
      billingCode: '2ΛΕ999999',
      contentType: undefined,
    },
    setBehaviour(next: Behaviour) {
      behaviour = next
    },
    payOut(rows: { number: string; amount: number }[]) {
      paid = rows.map(({ number, amount }) => ({ POD: number, Parcel_COD_Amount: amount }))
    },
  }
}

export type AcsServer = Awaited<ReturnType<typeof openAcsServer>>
