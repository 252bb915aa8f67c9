import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ExercisePlayer } from '@/components/exercise/exercise-player'
import type { PlayerAccess } from '@/components/exercise/player/player-access'
import type { PlayerViewer } from '@/components/exercise/player/player-viewer'
import type { GeneratedControl, GeneratedExercise, GeneratedSubtask } from '@/lib/domain/exercise/model'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { installFakeApi } from './fake-api'

export const CHECK = '/exercise/szamolas/check'
export const HINT = '/exercise/szamolas/hint'

interface Setting {
  readonly subTasks: readonly GeneratedSubtask[]
  /** Above all sub-tasks. */
  readonly description?: string
  readonly access?: PlayerAccess
  readonly usage?: UsageReading
  readonly viewer?: PlayerViewer
  readonly isFixed?: boolean
  readonly links?: ReactNode
}

export function subTask(...controls: GeneratedControl[]): GeneratedSubtask {
  return { description: 'Mennyi az eredmény?', controls, maxHints: 0, hasHints: false }
}

/** Where the player of `playerOf` asks for the numbers that follow its first ones. */
export const NEXT = '/exercise/szamolas?d=2&seen=7'

/** What the server answers to it: one sub-task with a number, by the question. */
export function nextNumbers(description = 'Írd le: 5!') {
  const subTasks = [{ ...subTask({ type: 'single-number', props: {} }), description }]
  return { id: 'szamolas', classifications: [], generated: { seed: 8, difficultyLevel: 2, description: '', subTasks } }
}

/** The player of an exercise with seed 7 and level 2. */
export function playerOf({
  subTasks,
  description = '',
  access = 'allowed',
  usage,
  viewer,
  isFixed = false,
  links,
}: Setting) {
  const generated: GeneratedExercise = { seed: 7, difficultyLevel: 2, description, subTasks }
  return (
    <ExercisePlayer
      exerciseId="szamolas"
      isFixed={isFixed}
      generated={generated}
      access={access}
      usage={usage}
      header={null}
      close={null}
      links={links}
      siteUrl="https://pelda.hu"
      viewer={viewer}
      supportEmail="info@pelda.hu"
    />
  )
}

/** Shows the player over a fake server. */
export function renderPlayer(setting: Setting) {
  // Reduced motion, which stops the confetti; jsdom knows no media queries.
  Object.defineProperty(window, 'matchMedia', { configurable: true, value: () => ({ matches: true }) })
  window.history.replaceState(null, '', '/exercise/szamolas')
  const api = installFakeApi()
  return { api, user: userEvent.setup(), ...render(playerOf(setting)) }
}
