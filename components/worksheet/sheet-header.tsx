import type { ReactNode } from 'react'
import { insertNoBreakSpaces } from '@/components/rich-text/no-break-spaces'
import type { DifficultyLevel } from '@/lib/domain/exercise/model'
import { exerciseMessages } from '@/lib/shared/messages/exercise'
import { worksheetMessages } from '@/lib/shared/messages/worksheet'
import { SITE_NAME } from '@/lib/shared/site'
import { QrCode } from './qr-code'

interface SheetTitleProps {
  readonly title: string
  /** Of an exercise that has levels. */
  readonly level: DifficultyLevel | undefined
  /** The absolute address of the exercise with its seed and level. */
  readonly address: string
}

/** Of which exercise a sheet is. */
export function SheetTitle({ title, level, address }: SheetTitleProps) {
  return (
    <div className="min-w-0">
      <p className="text-[0.85em] font-semibold text-leaf">{SITE_NAME}</p>
      <h1 className="text-[1.6em]">{insertNoBreakSpaces(title)}</h1>
      {level && <p className="mt-[1mm] text-quiet">{worksheetMessages.level(exerciseMessages.levels[level])}</p>}
      <p className="mt-[1mm] text-[8.5pt] leading-snug break-all text-quiet">{address}</p>
    </div>
  )
}

/** The top of a worksheet: what it is, whose it is, and how to come to the same exercise on the site. */
export function SheetHeader(exercise: SheetTitleProps) {
  return (
    <header>
      <div className="grid items-start gap-[5mm] sm:grid-cols-[1fr_auto] print:grid-cols-[1fr_auto]">
        <SheetTitle {...exercise} />
        <figure className="grid w-[30mm] justify-items-center gap-[1mm]">
          <QrCode address={exercise.address} className="w-full" />
          <figcaption className="text-center text-[8pt] leading-tight text-quiet">{worksheetMessages.scan}</figcaption>
        </figure>
      </div>
      <div className="mt-[4mm] flex flex-wrap gap-x-[6mm] gap-y-[4mm]">
        <WritingLine className="basis-[70mm] grow-3">{worksheetMessages.name}</WritingLine>
        <WritingLine className="basis-[30mm] grow">{worksheetMessages.schoolClass}</WritingLine>
        <WritingLine className="basis-[35mm] grow">{worksheetMessages.date}</WritingLine>
      </div>
    </header>
  )
}

function WritingLine({ className, children }: { readonly className: string; readonly children: ReactNode }) {
  return (
    <p className={`flex min-h-[8mm] items-end gap-[2mm] ${className}`}>
      {children}:<span className="grow border-b-[0.3mm] border-control" />
    </p>
  )
}
