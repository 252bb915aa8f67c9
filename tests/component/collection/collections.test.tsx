/** The three collections, with what a pupil has solved. */
import { render, screen, within } from '@testing-library/react'
import { CollectionPage } from '@/components/collection/collection-page'
import { DynamicGroups } from '@/components/collection/dynamic-groups'
import { ExamGroups, type ListedSet, type ListedTask } from '@/components/collection/exam-groups'
import { TopicGroups } from '@/components/collection/topic-groups'
import { ExamSetTasks } from '@/components/exam/exam-set-tasks'
import { ExamTaskView } from '@/components/exam/exam-task-view'
import { RenderedTextsProvider } from '@/components/exercise/exercise-text'
import { renderTexts } from '@/components/exercise/rendered-texts'
import { solvedInvalidation, usageInvalidation } from '@/lib/client/invalidation-flag'
import { compileExercise } from '@/lib/domain/exercise/load-exercise'
import type { UsageReading } from '@/lib/domain/freemium/model'
import { examMessages } from '@/lib/shared/messages/exam'
import { renderPage, sentPage } from '@/tests/component/account/render-page'
import { exerciseOf } from '@/tests/support/exercise-builder'
import { usageViewOf } from '@/tests/support/usage-builder'

// Its code is there, as it is from the first page on that has it.
jest.mock('@/components/freemium/lazy-home-banner', () => ({
  LazyHomeBanner: jest.requireActual('@/components/freemium/home-banner').HomeBanner,
}))

const link = (name: string | RegExp) => screen.getByRole('link', { name })
const section = (name: string) => within(screen.getByRole('region', { name }))

/** As they stand at the end of each row. */
const LEVELS = 'könnyűközepesnehéz'
const SEARCH = 'Keresés videók között'

/** What a link searches for on another site. */
const searchedFor = (each: Element | undefined) =>
  new URL(each?.getAttribute('href') ?? '').searchParams.get('search_query')

describe('the dynamic collection', () => {
  const groups = [
    { id: 'egesz', title: 'Egész számok', topics: [{ title: 'Összeadás', exercise: 'osszeadas' }] },
    { id: 'tizedes', title: 'Tizedes törtek', topics: [] },
  ]

  test('has three links for each topic, to its levels by name and stars', () => {
    renderPage(<DynamicGroups groups={groups} solved={{}} />)
    const hrefs = section('Egész számok')
      .getAllByRole('link', { name: /^Összeadás/ })
      .map((each) => [each.getAttribute('aria-label'), each.textContent, each.getAttribute('href')])
    expect(hrefs).toEqual([
      ['Összeadás: könnyű', 'könnyű', '/exercise/osszeadas?d=1'],
      ['Összeadás: közepes', 'közepes', '/exercise/osszeadas?d=2'],
      ['Összeadás: nehéz', 'nehéz', '/exercise/osszeadas?d=3'],
    ])
  })

  test('stand under the headings that teachers look for, each with its grades', () => {
    const topics = [
      { title: 'Kerekítés', exercise: 'a', heading: 'Természetes számok', grades: [5] },
      { title: 'Becslés', exercise: 'b', grades: [5, 6] },
      { title: 'Osztók', exercise: 'c', heading: 'Számelmélet', grades: [] },
    ]
    renderPage(<DynamicGroups groups={[{ id: 'egesz', title: 'Egész számok', topics }]} solved={{}} />)
    const headings = screen.getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Természetes számok', 'Számelmélet'])
    const lists = section('Egész számok').getAllByRole('list')
    expect(lists.map(({ textContent }) => textContent)).toEqual([
      `Kerekítés 5. osztály${LEVELS}${SEARCH}Becslés 5–6. osztály${LEVELS}${SEARCH}`,
      `Osztók${LEVELS}${SEARCH}`,
    ])
  })

  test('says which levels are solved', () => {
    renderPage(<DynamicGroups groups={groups} solved={{ osszeadas: [2] }} />)
    expect(link('Összeadás: közepes, már megoldottad')).toHaveAttribute('href', '/exercise/osszeadas?d=2')
    expect(screen.getAllByRole('link', { name: /már megoldottad/ })).toHaveLength(1)
  })

  test('leads to what explains a skill', () => {
    const [first] = groups
    if (!first) throw new Error('there are groups')
    const explained = { ...first, topics: first.topics.map((topic) => ({ ...topic, explainer: 'adding' })) }
    renderPage(<DynamicGroups groups={[explained]} solved={{}} />)
    expect(link('Magyarázat: Összeadás')).toHaveAttribute('href', '/explainers/adding')
  })

  test('leads to videos elsewhere after what explains a skill: to a search, or to the one that was chosen', () => {
    const chosen = { title: 'Kivonás gyorsan', address: 'https://video.example/2' }
    const topics = [
      { title: 'Összeadás', exercise: 'osszeadas', explainer: 'adding', grades: [5, 6] },
      { title: 'Kivonás', exercise: 'kivonas', video: chosen },
    ]
    renderPage(<DynamicGroups groups={[{ id: 'egesz', title: 'Egész számok', topics }]} solved={{}} />)
    const search = link('Keresés videók között: Összeadás')
    expect(search).toHaveAccessibleDescription('(külső oldal, új lapon nyílik)')
    expect(search.previousElementSibling).toBe(link('Magyarázat: Összeadás'))
    expect(searchedFor(search)).toBe('matek 5. osztály Egész számok Összeadás')
    const own = link('Kivonás gyorsan: Kivonás')
    expect(own).toHaveTextContent(/^Kivonás gyorsan$/)
    expect(own).toHaveAttribute('href', chosen.address)
  })

  test('leads to its groups, and says of an empty one that it is coming', () => {
    renderPage(<DynamicGroups groups={groups} solved={{}} further={[{ id: 'grades', title: 'Osztályok' }]} />)
    const contents = within(screen.getByRole('navigation', { name: 'Ugrás a témakörökhöz' }))
    const targets = contents.getAllByRole('link').map((each) => each.getAttribute('href'))
    expect(targets).toEqual(['#egesz', '#tizedes', '#grades'])
    expect(document.querySelector('#tizedes')).toContainElement(screen.getByText(/hamarosan felkerülnek/))
  })
})

describe('the exercises of a grade', () => {
  const topics = [
    {
      id: 'terulet',
      title: 'Terület átváltása',
      exercises: [{ id: 'kert', title: 'A kert', skill: 'Terület becslése' }],
    },
    {
      id: 'gomb',
      title: 'Gömb',
      video: { title: 'Mekkora a Föld?', address: 'https://video.example/1' },
      exercises: [{ id: 'labda', title: 'A labda' }],
    },
  ]

  test('stand under their topics, topic and exercise each beside a video on another site, or a search, as the link says', () => {
    renderPage(<TopicGroups grade={5} topics={topics} solved={{}} />)
    expect(section('Terület átváltása').getByRole('link', { name: 'Terület becslése A kert' })).toHaveAttribute(
      'href',
      '/exercise/kert',
    )
    const pictures = [...document.querySelectorAll('li img')].map((picture) => picture.getAttribute('src'))
    expect(pictures).toEqual(['/pictures/kert', '/pictures/labda'])
    const searches = screen.getAllByRole('link', { name: SEARCH })
    expect(searches.map((each) => each.closest('li')?.textContent)).toEqual([
      undefined,
      expect.stringContaining('kert'),
    ])
    for (const each of searches) {
      expect(each).toHaveAccessibleDescription('Terület átváltása (külső oldal, új lapon nyílik)')
      expect(each.getAttribute('href')).toMatch(/^https:\/\/youtube\.com\//)
      expect(searchedFor(each)).toBe('matek 5. osztály Terület átváltása')
    }
    const chosen = screen.getAllByRole('link', { name: 'Mekkora a Föld?' })
    expect(chosen.map((each) => each.getAttribute('href'))).toEqual(Array(2).fill('https://video.example/1'))
    for (const each of [...searches, ...chosen]) expect(each).toHaveAttribute('rel', 'noreferrer')
  })

  test('are sent with the search for videos of the topic that is unfolded, and get the others in the browser', () => {
    const levels = [{ id: 'ter', title: 'A tér', hasLevels: true as const }]
    const page = (
      <TopicGroups grade={5} topics={[...topics, { id: 'ter', title: 'Tér', exercises: levels }]} solved={{}} />
    )
    const searched = (document: Document) =>
      ['li a[target]', 'p a[target]'].map((links) => document.querySelectorAll(links).length)
    expect(searched(sentPage(page))).toEqual([1, 1])
    renderPage(page)
    expect(searched(document)).toEqual([2, 3])
  })

  test('name in the browser what is explained beside them, of what is folded away too', () => {
    const explained = topics.map((topic) => ({
      ...topic,
      exercises: topic.exercises.map((exercise) => ({ ...exercise, explainer: 'area' })),
    }))
    const page = <TopicGroups grade={5} topics={explained} solved={{}} />
    const unnamed = (document: Document) => document.querySelectorAll('li a[href="/explainers/area"]:not([aria-label])')
    expect(unnamed(sentPage(page))).toHaveLength(1)
    renderPage(page)
    expect(unnamed(document)).toHaveLength(0)
  })

  test('stand beside what explains their skill, which comes before the search for videos', () => {
    const [first] = topics
    if (!first) throw new Error('there are topics')
    const exercises = first.exercises.map((exercise) => ({ ...exercise, explainer: 'area' }))
    renderPage(<TopicGroups grade={5} topics={[{ ...first, exercises }]} solved={{}} />)
    const names = section('Terület átváltása').getAllByRole('link')
    expect(names.map((each) => each.getAttribute('href'))).toEqual([
      expect.stringContaining('youtube.com'),
      '/exercise/kert',
      '/explainers/area',
      expect.stringContaining('youtube.com'),
    ])
    expect(link('Magyarázat: A kert')).toBeInTheDocument()
  })

  test('begin with what explains them', () => {
    const explainers = [{ id: 'area', title: 'Mekkora a terület?' }]
    const [first] = topics
    if (!first) throw new Error('there are topics')
    renderPage(<TopicGroups grade={5} topics={[{ ...first, explainers }]} solved={{}} />)
    const links = section('Terület átváltása').getAllByRole('link')
    expect(links[0]).toHaveAttribute('href', '/explainers/area')
    expect(links[0]).toHaveTextContent('Mekkora a terület?')
  })

  test('unfold by their headings; the first is unfolded, and so is the one that the address names', () => {
    window.history.replaceState(null, '', '#gomb')
    const scroll = jest.fn()
    Object.defineProperty(Element.prototype, 'scrollIntoView', { configurable: true, value: scroll })
    const third = { id: 'szog', title: 'Szögek', exercises: [] }
    renderPage(<TopicGroups grade={5} topics={[...topics, third]} solved={{}} />)
    const open = () => [...document.querySelectorAll('details')].map((each) => each.open)
    expect(open()).toEqual([true, true, false])
    expect(scroll).toHaveBeenCalledTimes(1)
    window.history.replaceState(null, '', '#szog')
    window.dispatchEvent(new Event('hashchange'))
    expect(open()).toEqual([true, true, true])
    window.history.replaceState(null, '', window.location.pathname)
  })

  test('begin with those that train a skill, under a heading, each with its levels; stories follow under theirs', () => {
    const exercises = [
      { id: 'szogosszeg', title: 'Szögösszeg', skill: 'A háromszög szögösszege', hasLevels: true as const },
      { id: 'venn', title: 'Venn-ábra', skill: 'Venn-ábra', hasLevels: true as const },
      { id: 'sator', title: 'A sátor', skill: 'A háromszög szögösszege' },
    ]
    const topic = { id: 'szogek', title: 'Szögek', exercises }
    renderPage(<TopicGroups grade={6} topics={[topic]} solved={{ venn: [2] }} />)
    const headings = section('Szögek').getAllByRole('heading', { level: 3 })
    expect(headings.map(({ textContent }) => textContent)).toEqual(['Gyakorló – mindig új számokkal', 'Történetek'])
    const lists = section('Szögek').getAllByRole('list')
    expect(lists.map(({ textContent }) => textContent)).toEqual([
      `A háromszög szögösszege Szögösszeg${LEVELS}Venn-ábra${LEVELS}`,
      expect.stringMatching(/^A háromszög szögösszege A sátor/),
    ])
    expect(link('A háromszög szögösszege: nehéz')).toHaveAttribute('href', '/exercise/szogosszeg?d=3')
    expect(link('Venn-ábra: közepes, már megoldottad')).toBeInTheDocument()
    const searches = screen.getAllByRole('link', { name: /^Keresés videók között/ })
    expect(searches.map((each) => [each.getAttribute('aria-label'), searchedFor(each)])).toEqual([
      [null, 'matek 6. osztály Szögek'],
      [null, 'matek 6. osztály Szögek'],
    ])
  })

  test('end with what stands on pages for all grades, folded, by name alone', () => {
    const elsewhere = [
      {
        part: 'dynamic' as const,
        exercises: [
          ['kerekites', 'Kerekítés'],
          ['osztas', 'Osztás'],
        ] as const,
      },
      { part: 'admission' as const, exercises: [['vizsga-1', 'Halmazok metszete']] as const },
    ]
    renderPage(<TopicGroups grade={5} topics={topics} elsewhere={elsewhere} solved={{ osztas: [2] }} />)
    const part = section('Dinamikus feladatok')
    expect(part.getByText('2 feladat, 1 kész')).toBeInTheDocument()
    expect(part.getAllByRole('link').map((each) => [each.getAttribute('href'), each.textContent])).toEqual([
      ['/exercises', 'Gyakorló – mindig új számokkal, három szinten'],
      ['/exercise/kerekites', 'Kerekítés'],
      ['/exercise/osztas', 'Osztás'],
    ])
    expect(link('Osztás, már megoldottad')).toBeInTheDocument()
    expect(section('Érettségi és felvételi').getByRole('link', { name: 'Halmazok metszete' })).toBeInTheDocument()
    const jumps = within(screen.getByRole('navigation', { name: 'Ugrás a témakörökhöz' })).getAllByRole('link')
    expect(jumps.map((each) => each.textContent).slice(-2)).toEqual(['Dinamikus feladatok2', 'Érettségi és felvételi1'])
  })

  test('say which are solved, at whatever level', () => {
    renderPage(<TopicGroups grade={5} topics={topics} solved={{ kert: [1] }} />)
    expect(link('Terület becslése A kert Megoldva')).toBeInTheDocument()
    expect(section('Terület átváltása').getByText('1 feladat, 1 kész')).toBeInTheDocument()
    expect(link('A labda')).toBeInTheDocument()
  })
})

describe('the limit of the free tier', () => {
  const topics = [{ id: 'terulet', title: 'Terület', exercises: ['a', 'b', 'c', 'd'].map((id) => ({ id, title: id })) }]
  const groups = [{ id: 'egesz', title: 'Egész számok', topics: [{ title: 'Kivonás', exercise: 'd' }] }]
  const show = (usage: UsageReading | undefined) =>
    renderPage(
      <CollectionPage title="Feladatok" lead="" usage={usage}>
        <TopicGroups grade={5} topics={topics} solved={{}} />
        <DynamicGroups groups={groups} solved={{}} />
      </CollectionPage>,
    )
  const rows = () =>
    within(screen.getByRole('region', { name: 'Terület' }))
      .getAllByRole('link', { name: /^[abcd]/ })
      .map((each) => each.textContent)

  test('is seen in lists before one opens an exercise: which are of today, and which wait', async () => {
    show(usageViewOf(['a', 'b', 'c']))
    expect(rows()).toEqual(['a mai', 'b mai', 'c mai', 'd később'])
    expect(section('Egész számok').getByText('később')).toBeInTheDocument()
    expect(await screen.findByRole('region', { name: 'Napi feladataid' })).toHaveTextContent(/ezeket folytathatod/)
  })

  test('is not spoken of while there is none, but what was begun is', () => {
    show(usageViewOf(['a']))
    expect(rows()).toEqual(['a mai', 'b', 'c', 'd'])
  })

  test.each<[string, UsageReading | undefined]>([
    ['a visitor', undefined],
    ['a subscriber', usageViewOf(['a', 'b', 'c', 'd'], { hasSubscription: true })],
    ['whose usage is not known', 'unavailable'],
  ])('is not in the lists of %s', (_who, usage) => {
    show(usage)
    expect(rows()).toEqual(['a', 'b', 'c', 'd'])
  })

  describe('at the tasks of exams', () => {
    const setOf = (date: string, ...tasks: string[]): ListedSet => ({
      name: { date },
      isNamedOurs: false,
      variants: [{ date }],
      tasks: tasks.map((id, index): ListedTask => [index + 1, id, id]),
    })
    const exam = {
      id: 'erettsegi',
      title: 'Érettségi',
      sets: [setOf('2012-05-08', 'a', 'd'), setOf('2011-05-03', 'e')],
    }
    const page = (
      <CollectionPage title="Érettségi" lead="" usage={usageViewOf(['a', 'b', 'c'])}>
        <ExamGroups exams={[exam]} solved={{ a: [1] }} />
      </CollectionPage>
    )
    const textsOf = (document: Document) => [...document.querySelectorAll('ol a')].map(({ textContent }) => textContent)

    test('is seen as at others, also by who hears that a task is solved', () => {
      renderPage(page)
      expect(textsOf(document)).toEqual(['1. feladat a mai', '2. feladat d később', '1. feladat e később'])
      expect(link('1. feladat a, mai, már megoldottad')).toBeInTheDocument()
    })

    test('is sent for those that are unfolded: hundreds are not', () => {
      expect(textsOf(sentPage(page))).toEqual(['1. feladat a mai', '2. feladat d később', '1. feladat e'])
    })
  })

  test.each([
    ['begun', usageInvalidation],
    ['solved', solvedInvalidation],
  ])('is read anew on the way back when something has been %s', (_what, flag) => {
    flag.set()
    expect(show(usageViewOf([])).refreshes).toHaveLength(1)
  })
})

describe('the exams', () => {
  const task: ListedTask = [3, 'szazalek', 'Százalék']
  const dayOf = (date: string, tasks = [task]): ListedSet => ({
    name: { date },
    isNamedOurs: false,
    variants: tasks.length > 0 ? [{ date }] : [],
    tasks,
  })
  const day = dayOf('2012-05-08', [[1, 'halmaz', 'Halmaz'], task])
  const exam = { id: 'erettsegi', title: 'Érettségi', sets: [day, dayOf('2015-10-13', [])] }
  const exams = [exam]

  test('lead to the exam mode of each date before its tasks, which are named by what they are about', () => {
    renderPage(<ExamGroups exams={exams} solved={{ szazalek: [1] }} />)
    expect(screen.getByRole('heading', { name: '2012. május 8.' })).toBeInTheDocument()
    const links = screen.getAllByRole('link').map((each) => [each.textContent, each.getAttribute('href')])
    expect(links).toEqual([
      ['2012. május 8.', '/admission/erettsegi-2012-05-08'],
      ['Vizsga mód', '/admission/erettsegi-2012-05-08/exam'],
      ['1. feladat Halmaz', '/exercise/halmaz'],
      ['3. feladat Százalék', '/exercise/szazalek'],
    ])
    expect(link('Vizsga mód, 2012. május 8.')).toBeInTheDocument()
    expect(link('3. feladat Százalék, már megoldottad')).toBeInTheDocument()
    expect(screen.getByText('2 feladat sorszám szerint, 1 kész')).toBeInTheDocument()
  })

  test('unfold by their dates, of which the first is unfolded; a date without any says that they are coming', () => {
    const sets = [day, dayOf('2011-05-03'), ...exam.sets.slice(1)]
    renderPage(<ExamGroups exams={[{ ...exam, sets }]} solved={{}} />)
    expect([...document.querySelectorAll('details')].map((each) => each.open)).toEqual([true, false])
    expect(screen.getByRole('heading', { name: '2015. október 13.' }).parentElement).toHaveTextContent('Hamarosan')
  })

  test('lead to what explains how their tasks are read, where something does', () => {
    const explainer = { id: 'exam-erettsegi', title: 'Hogyan olvasd?' }
    const explained = exams.map((exam) => ({ ...exam, explainer }))
    const others = exams.map((exam) => ({ ...exam, id: 'felveteli-6', title: 'Felvételi' }))
    renderPage(<ExamGroups exams={[...explained, ...others]} solved={{}} />)
    const way = section('Érettségi').getByRole('link', { name: 'Hogyan olvasd?' })
    expect(way).toHaveAttribute('href', '/explainers/exam-erettsegi')
    expect(section('Felvételi').queryByText('Magyarázat:')).toBeNull()
  })

  test('carry a badge where all of a set is ours, and there only', () => {
    const sets = exam.sets.map((set) => ({ ...set, isNamedOurs: true }))
    renderPage(<ExamGroups exams={[exam, { id: 'felveteli-6', title: 'Felvételi', sets }]} solved={{}} />)
    expect(section('Érettségi').queryByText('gyakorló feladatsor')).toBeNull()
    // Of the two days, one has no tasks yet.
    expect(section('Felvételi').getAllByText('gyakorló feladatsor')).toHaveLength(1)
  })

  test('lead to each variant of a practice set by its letter, and to the exam mode of the first', () => {
    const variants = ['A', 'B'].map((variant) => ({ number: 2, variant }))
    const practice = { name: { number: 2 }, isNamedOurs: false, variants, tasks: [task] }
    renderPage(<ExamGroups exams={[{ ...exam, sets: [practice] }]} solved={{}} />)
    expect(screen.getByRole('heading', { name: '2. gyakorló feladatsor' })).toBeInTheDocument()
    expect(link('Vizsga mód, 2. gyakorló feladatsor, A változat')).toHaveAttribute(
      'href',
      '/admission/erettsegi-gyakorlo-2a/exam',
    )
    const second = link('2. gyakorló feladatsor, B változat')
    expect([second.textContent, second.getAttribute('href')]).toEqual(['B', '/admission/erettsegi-gyakorlo-2b'])
  })
})

describe('a set of an exam', () => {
  const dropped = { notion: 'egyenes normálvektora', subtasks: [1, 3] }
  const tasks = [
    { number: 1, exercise: 'egyenes', title: 'Egyenes', points: [1, 1, 1], dropped },
    {
      number: 2,
      exercise: 'radian',
      title: 'Radián',
      points: [2],
      dropped: { notion: 'radián', isUncertain: true as const },
    },
    { number: 3, exercise: 'szazalek', title: 'Százalék', points: [2] },
  ]
  const set = {
    id: 'erettsegi-2012-05-08',
    examId: 'erettsegi',
    title: 'Érettségi',
    name: { date: '2012-05-08' },
    seed: 1,
    variants: [],
    origin: 'retold' as const,
    tools: 'calculator' as const,
    points: 7,
    parts: [{ title: 'I. rész', minutes: 45, tasks, optional: [] }],
  }

  test('says of its tasks what is not asked for any more', () => {
    renderPage(<ExamSetTasks set={set} solved={{}} />)
    const notes = screen.getAllByRole('link').map((each) => each.textContent)
    expect(notes).toEqual([
      '1. Egyenes 3 pont · Az a), c) rész 2024 óta nem kell az érettségin: egyenes normálvektora.',
      '2. Radián 2 pont · Ez a feladat 2024 óta valószínűleg nem kell az érettségin: radián.',
      '3. Százalék 2 pont',
    ])
  })

  test('leads to its tasks with its own numbers, where they come with others each time', () => {
    const variant = { ...set, name: { number: 1, variant: 'B' }, seed: 7 }
    renderPage(<ExamSetTasks set={variant} solved={{}} />)
    expect(link('3. Százalék 2 pont')).toHaveAttribute('href', '/exercise/szazalek?s=7')
  })

  test('says so of the task in the exam', () => {
    const { variant, id: exerciseId } = compileExercise(
      exerciseOf({ id: 'radian', controls: [{ type: 'single-number', props: {}, solution: '45' }] }),
    )
    const generated = variant({ seed: 1, difficultyLevel: 1 }).question()
    const of = (extra: object) => ({ number: 1, exerciseId, title: 'Radián', points: [2], generated, ...extra })
    const view = (task: ReturnType<typeof of>) => (
      <RenderedTextsProvider value={renderTexts(generated)}>
        <ExamTaskView task={task} state={[]} />
      </RenderedTextsProvider>
    )
    const { rerender } = render(view(of({ dropped: { notion: 'radián' } })))
    expect(screen.getByText('Ez a feladat 2024 óta nem kell az érettségin: radián.')).toBeVisible()
    rerender(view(of({})))
    expect(screen.queryByText(/2024 óta/)).toBeNull()
  })

  test('has its badge in the title of its pages, when all of it is ours', () => {
    const ours = { ...set, origin: 'practice' as const }
    expect([examMessages.title(set), examMessages.title(ours)]).toEqual([
      'Érettségi, 2012. május 8.',
      'Érettségi, 2012. május 8. (gyakorló feladatsor)',
    ])
    const variant = { ...ours, name: { number: 1, variant: 'C' } }
    expect(examMessages.title(variant)).toBe('Érettségi, 1. gyakorló feladatsor, C változat')
    expect(examMessages.pageTitle(ours)).toContain('gyakorló feladatsor')
  })
})
