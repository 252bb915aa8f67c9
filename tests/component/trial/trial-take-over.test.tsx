import { act, cleanup, render, screen } from '@testing-library/react'
import { TrialTakeOver } from '@/components/trial/trial-take-over'
import { keepSolvedTrial, readSolvedTrials } from '@/lib/client/solved-trials'
import { takeOverTrials } from '@/lib/client/take-over-trials'
import { MOST_TRIALS } from '@/lib/domain/trial/model'
import { installFakeApi } from '../exercise/fake-api'

const solved = (exerciseId: string) => ({ exerciseId, seed: 7, difficultyLevel: 1 as const, answers: [['3']] })

afterEach(() => localStorage.clear())

async function open(status?: number, body?: unknown) {
  const api = installFakeApi()
  if (status !== undefined) api.answer('/user/trial', status, body)
  await act(async () => {
    render(<TrialTakeOver />)
  })
  return api
}

test('sends what the browser has kept, says how much was saved, and forgets it', async () => {
  keepSolvedTrial(solved('egyik'))
  keepSolvedTrial(solved('masik'))
  const { requests } = await open(200, { solved: 2 })
  expect(requests).toEqual([{ path: '/user/trial', body: { solved: [solved('egyik'), solved('masik')] } }])
  expect(await screen.findByRole('status')).toHaveTextContent('Elmentettük a 2 próbafeladatot, amit megoldottál.')
  expect(readSolvedTrials()).toEqual([])
})

test('what was taken over unseen is said where there is a place for it, once', async () => {
  keepSolvedTrial(solved('egyik'))
  const api = installFakeApi()
  api.answer('/user/trial', 200, { solved: 1 })
  await Promise.all([takeOverTrials(), takeOverTrials()])
  expect(api.requests).toHaveLength(1)
  expect((await open()).requests).toEqual([])
  expect(await screen.findByRole('status')).toHaveTextContent('Elmentettük a próbafeladatot, amit megoldottál.')
  cleanup()
  await open()
  expect(screen.queryByRole('status')).toBeNull()
})

test('asks nothing where nothing was kept', async () => {
  expect((await open()).requests).toEqual([])
  expect(screen.queryByRole('status')).toBeNull()
})

test('keeps it for the next time when the server cannot be asked', async () => {
  keepSolvedTrial(solved('egyik'))
  await open(503, 'unavailable')
  expect(readSolvedTrials()).toEqual([solved('egyik')])
  expect(screen.queryByRole('status')).toBeNull()
})

test('forgets what the server cannot read', async () => {
  keepSolvedTrial(solved('egyik'))
  await open(400, 'invalid-request')
  expect(readSolvedTrials()).toEqual([])
})

test('of an exercise the newest solution is kept, and of very many the newest', () => {
  for (let index = 0; index < MOST_TRIALS + 3; index += 1) keepSolvedTrial(solved(`f-${index}`))
  keepSolvedTrial({ ...solved('f-10'), seed: 8 })
  const kept = readSolvedTrials()
  expect(kept).toHaveLength(MOST_TRIALS)
  expect(kept.at(-1)).toMatchObject({ exerciseId: 'f-10', seed: 8 })
  expect(kept.filter(({ exerciseId }) => exerciseId === 'f-10')).toHaveLength(1)
})

test('what somebody else has written there is nothing', () => {
  for (const text of ['{', '"x"', '{"a":1}', '[1,null,{"exerciseId":5}]']) {
    localStorage.setItem('solvedTrials', text)
    expect(readSolvedTrials()).toEqual([])
  }
})
