/** The client-safe entry point of reports and messages. Without schemas, whose library would weigh more than their forms. */
export type { ErrorReportBody, ReportedState } from './error-report-schema'
