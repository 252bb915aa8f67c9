import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { temporaryFiles } from '../support/temporary-file'
import { paymentGatewayContract } from './payment-gateway.contract'

const newFile = temporaryFiles()
paymentGatewayContract('The payment gateway over the sandbox', () =>
  createSqliteStore({ file: newFile('store.sqlite') }),
)
