import { type LegalPageProps, legalMetadata, legalPage } from '@/app/_page/legal-documents'

export function generateMetadata(props: LegalPageProps) {
  return legalMetadata('terms', props)
}

export default function TermsPage(props: LegalPageProps) {
  return legalPage('terms', props)
}
