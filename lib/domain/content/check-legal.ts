import { legalDocuments } from '@/lib/domain/legal/model'
import { legalVersions } from '@/lib/domain/legal/versions'
import { legalPageMessages } from '@/lib/shared/messages/legal-page'
import type { ContentFault } from './content-fault'
import type { ContentFiles } from './content-files'

/** Each version that is listed must have its text, and each but the first must say what has changed. */
export function checkLegal({ legal }: Pick<ContentFiles, 'legal'>): readonly ContentFault[] {
  return legalDocuments.flatMap((document) =>
    legalVersions[document].flatMap((version, index) => {
      const text = legal.find((candidate) => candidate.document === document && candidate.version === version)
      if (!text) return [{ file: `content/legal/${document}/${version}.md`, line: 0, reason: 'is missing' }]
      const tellsChanges = text.content.includes(`\n## ${legalPageMessages.changes}\n`)
      return index === 0 || tellsChanges ? [] : [{ file: text.file, line: 1, reason: 'does not say what has changed' }]
    }),
  )
}
