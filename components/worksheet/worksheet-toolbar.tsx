import { ArrowRightIcon } from '@/components/ui/icons'
import { LinkButton } from '@/components/ui/link-button'
import { SiteLink } from '@/components/ui/site-link'
import { loginPath } from '@/lib/client/login-path'
import type { WorksheetViewer } from '@/lib/domain/exercise/model'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'
import { PrintButton } from './print-button'

interface WorksheetToolbarProps {
  /** Paths of this site. */
  readonly paths: {
    readonly exercise: string
    /** Absent for an exercise that has the same numbers for everybody. */
    readonly newNumbers: string | undefined
    /** This worksheet without its solutions, and with them. */
    readonly plain: string
    readonly solved: string
  }
  readonly reader: WorksheetViewer
  readonly hasSolutions: boolean
}

/** What can be done with a worksheet on the screen; paper shows nothing of it. */
export function WorksheetToolbar({ paths, reader, hasSolutions }: WorksheetToolbarProps) {
  return (
    <nav aria-label={worksheetMessages.toolbar} className="mx-auto w-full max-w-[210mm] print:hidden">
      <SiteLink href={paths.exercise} className={LINK_CLASS}>
        <ArrowRightIcon size={18} className="rotate-180" />
        {worksheetMessages.back}
      </SiteLink>
      <div className="mt-1 flex flex-wrap items-center gap-2.5">
        <PrintButton />
        {reader === 'premium' && (
          <LinkButton href={hasSolutions ? paths.plain : paths.solved} variant="secondary">
            {hasSolutions ? worksheetMessages.withoutSolutions : worksheetMessages.withSolutions}
          </LinkButton>
        )}
        {paths.newNumbers && (
          <LinkButton href={paths.newNumbers} variant="secondary">
            {worksheetMessages.newNumbers}
          </LinkButton>
        )}
      </div>
      {reader !== 'premium' && <SolutionOffer reader={reader} backTo={paths.solved} />}
    </nav>
  )
}

interface SolutionOfferProps {
  readonly reader: Exclude<WorksheetViewer, 'premium'>
  readonly backTo: string
}

/** Where solutions are to be had. */
function SolutionOffer({ reader, backTo }: SolutionOfferProps) {
  return (
    <div className="mt-1 flex flex-wrap items-center gap-x-5 text-base text-quiet">
      <p className="max-sm:pt-2">{worksheetMessages.solutionsForPremium}</p>
      <SiteLink href="/subscribe" className={LINK_CLASS}>
        {worksheetMessages.premium}
      </SiteLink>
      {reader === 'visitor' && (
        <SiteLink href={loginPath(backTo)} className={LINK_CLASS}>
          {worksheetMessages.signIn}
        </SiteLink>
      )}
    </div>
  )
}

const LINK_CLASS =
  'inline-flex min-h-12 items-center gap-2 font-semibold text-leaf underline decoration-1 underline-offset-4 hover:text-leaf-strong'
