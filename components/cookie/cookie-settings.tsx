'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { MessageDialog } from '@/components/ui/message-dialog'
import { Switch } from '@/components/ui/switch'
import { Tabs } from '@/components/ui/tabs'
import type { CookieFeature } from '@/lib/shared/cookie-consent'
import { cookieTables, cookieSettingsMessages as messages } from '@/lib/shared/messages/cookies'
import { CookieTable } from './cookie-table'

interface CookieSettingsProps {
  readonly features: readonly CookieFeature[]
  /** What was agreed to before. */
  readonly hasAnalytics: boolean
  readonly onSave: (analytics: boolean) => void
  readonly onCancel: () => void
  /** Called when it is saved, and the visitor has taken note of that. */
  readonly onDone: () => void
}

/** What is stored and what for, and the switch of what is not necessary. */
export function CookieSettings({ features, hasAnalytics, onSave, onCancel, onDone }: CookieSettingsProps) {
  const [analytics, setAnalytics] = useState(hasAnalytics)
  const [isSaved, setSaved] = useState(false)

  function save() {
    onSave(analytics)
    setSaved(true)
  }

  if (isSaved) return <MessageDialog title={messages.saved} onClose={onDone} />
  return (
    <Dialog title={messages.title} size="large" onClose={onCancel} closeLabel={messages.close} closeOnBackdrop={false}>
      <div className="mt-5 sm:min-h-80">
        <Tabs
          label={messages.title}
          tabs={[
            { label: messages.tabs.overview, content: <Overview /> },
            { label: messages.tabs.essential, content: <Essential features={features} /> },
            {
              label: messages.tabs.analytics,
              content: <Analytics features={features} isGranted={analytics} onChange={setAnalytics} />,
            },
          ]}
        />
      </div>
      <div className="mt-6 flex flex-wrap gap-3 sm:justify-end">
        <Button variant="secondary" onClick={onCancel} className="max-sm:grow">
          {messages.cancel}
        </Button>
        <Button onClick={save} className="max-sm:grow">
          {messages.save}
        </Button>
      </div>
    </Dialog>
  )
}

function Overview() {
  return (
    <div className="mt-4 space-y-3">
      {messages.overview.map((text) => (
        <p key={text}>{text}</p>
      ))}
      <p>
        <a href="/privacy" className="font-semibold text-leaf underline underline-offset-4 hover:text-leaf-strong">
          {messages.privacy}
        </a>
      </p>
    </div>
  )
}

function Essential({ features }: { readonly features: readonly CookieFeature[] }) {
  const textId = useId()
  return (
    <div className="mt-4 space-y-3">
      <p id={textId}>{messages.essential}</p>
      <Switch label={messages.alwaysOn} subjectId={textId} checked />
      <CookieTable entries={cookieTables.essential} features={features} label={messages.tabs.essential} />
    </div>
  )
}

interface AnalyticsProps {
  readonly features: readonly CookieFeature[]
  readonly isGranted: boolean
  readonly onChange: (isGranted: boolean) => void
}

function Analytics({ features, isGranted, onChange }: AnalyticsProps) {
  const textId = useId()
  const { analytics } = messages
  return (
    <div className="mt-4 space-y-3">
      <p id={textId}>{features.includes('analytics') ? analytics.measuring : analytics.notMeasuring}</p>
      <Switch
        label={isGranted ? messages.granted : messages.refused}
        subjectId={textId}
        checked={isGranted}
        onChange={onChange}
      />
      <CookieTable entries={cookieTables.analytics} features={features} label={messages.tabs.analytics} />
    </div>
  )
}
