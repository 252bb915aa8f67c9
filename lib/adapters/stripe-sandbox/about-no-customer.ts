/** Calls that are about no customer, so that what they answer stands in the file of none. */
import { z } from 'zod'
import { CUSTOMERS } from '@/lib/adapters/shared/sandbox-customers'
import type { DocumentStore } from '@/lib/ports/document-store'
import type { CustomerFile, SandboxPrice } from './customer-file'
import { expand } from './expand'
import { missing } from './fault'
import { toCustomerFile } from './file-store'
import { customerKeyOf } from './ids'
import { Page, toPage } from './page'
import { parseParams } from './parse-params'
import { toPrice } from './prices'
import type { ApiRequest } from './request'

/** More customers with one address than an account could ever make. */
const MAX_FOUND = 100

interface Deps {
  readonly store: DocumentStore
  readonly price: SandboxPrice
}

const PRICE = /^\/v1\/prices\/(\w+)$/

/** @returns a price, customers with an address, or the charges of everybody; `undefined` for any other call. */
export async function answerAboutNoCustomer(deps: Deps, request: ApiRequest): Promise<object | undefined> {
  const { method, path, params } = request
  if (method !== 'GET') return undefined
  const [, priceId] = PRICE.exec(path) ?? []
  if (priceId !== undefined) return findPrice(deps, priceId)
  if (path === '/v1/customers') return findCustomers(deps, request)
  return path === '/v1/charges' && params.customer === undefined ? listCharges(deps, request) : undefined
}

function findPrice({ price }: Deps, id: string) {
  if (id !== price.id) throw missing('price', id)
  return toPrice(price)
}

async function findCustomers({ store }: Deps, request: ApiRequest) {
  const { email, ...page } = parseParams(z.strictObject({ email: z.string(), ...Page }), request)
  const found = await store.query(CUSTOMERS, {
    where: [{ field: 'email', operator: '==', value: email }],
    orderBy: [{ field: 'createdAt', direction: 'ascending' }],
    limit: MAX_FOUND,
  })
  const files = found.map(toCustomerFile)
  return toExpandedPage(files, (file) => [file.customer], page, request)
}

async function listCharges({ store }: Deps, request: ApiRequest) {
  const page = parseParams(z.strictObject(Page), request)
  const files = (await store.query(CUSTOMERS)).map(toCustomerFile)
  return toExpandedPage(files, (file) => file.charges, page, request)
}

/** @param pick what is listed of each file. */
function toExpandedPage(
  files: readonly CustomerFile[],
  pick: (file: CustomerFile) => readonly { readonly id: string; readonly created: number }[],
  page: z.output<z.ZodObject<typeof Page>>,
  request: ApiRequest,
) {
  const oldestFirst = files.flatMap(pick).toSorted((left, right) => left.created - right.created)
  const list = toPage(oldestFirst, page, request.path)
  const paths = request.expand.map((path) => path.replace(/^data\./, ''))
  const data = list.data.map((object) => {
    const file = files.find(({ key, customer }) => object.id === customer.id || customerKeyOf(object.id) === key)
    return file ? expand(file, object, paths) : object
  })
  return { ...list, data }
}
