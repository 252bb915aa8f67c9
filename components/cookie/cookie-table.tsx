import { Disclosure } from '@/components/legal/disclosure'
import { ScrollableRegion } from '@/components/rich-text/scrollable-region'
import type { CookieFeature } from '@/lib/shared/cookie-consent'
import { type CookieEntry, cookieSettingsMessages as messages } from '@/lib/shared/messages/cookies'

interface CookieTableProps {
  readonly entries: readonly CookieEntry[]
  /** Entries that only other features have are left out. */
  readonly features: readonly CookieFeature[]
  readonly label: string
}

/** What is stored, folded away until it is asked for. */
export function CookieTable({ entries, features, label }: CookieTableProps) {
  const used = entries.filter(({ feature }) => feature === undefined || features.includes(feature))
  return (
    <Disclosure label={messages.details}>
      {used.length === 0 ? (
        <p>{messages.noCookies}</p>
      ) : (
        <ScrollableRegion as="div" label={label} className="overflow-x-auto">
          <table className="w-full min-w-120 text-start text-base leading-snug" aria-label={label}>
            <thead>
              <tr className="text-quiet">
                {Object.values(messages.columns).map((column) => (
                  <th key={column} scope="col" className="py-2 pe-4 text-start font-semibold">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {used.map(({ name, purpose, lifetime }) => (
                <tr key={name} className="border-t border-line align-top">
                  <th scope="row" className="max-w-48 min-w-40 py-2 pe-4 text-start font-semibold wrap-break-word">
                    {name}
                  </th>
                  <td className="py-2 pe-4">{purpose}</td>
                  <td className="py-2">{lifetime}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </ScrollableRegion>
      )}
    </Disclosure>
  )
}
