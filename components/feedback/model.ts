/** Whose message it is; absent for a visitor. */
export interface FeedbackSender {
  readonly uid: string
  readonly email: string
}

/** What has been written so far. */
export interface FeedbackDraft {
  readonly email: string
  readonly description: string
}

export interface FeedbackDialogProps {
  readonly sender: FeedbackSender | undefined
  readonly supportEmail: string
  readonly draft: FeedbackDraft
  readonly onChange: (draft: FeedbackDraft) => void
  readonly onSent: () => void
  readonly onClose: () => void
}
