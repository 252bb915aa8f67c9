import { type LegalPageProps, legalMetadata, legalPage } from '@/app/_page/legal-documents'

export function generateMetadata(props: LegalPageProps) {
  return legalMetadata('privacy', props)
}

export default function PrivacyPage(props: LegalPageProps) {
  return legalPage('privacy', props)
}
