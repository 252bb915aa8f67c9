import { createSqliteStore } from '@/lib/adapters/sqlite/sqlite-store'
import { listClassifications } from '@/lib/domain/classification/list-classifications'
import { temporaryFiles } from '@/tests/support/temporary-files'

const newFile = temporaryFiles()

describe('the classifications', () => {
  test('are listed by id', async () => {
    const store = createSqliteStore({ file: newFile('store.sqlite') })
    const grade = { id: 'hu|grade|5', label: '5. osztály', exerciseCount: 3 }
    const topic = { id: 'hu|topic|area', label: 'Terület', exerciseCount: 0 }
    await store.set('classification', 'hu', { [topic.id]: topic, [grade.id]: grade })
    expect(await listClassifications(store)).toEqual([grade, topic])
    await store.close()
  })

  test('are none before content has been published', async () => {
    const store = createSqliteStore({ file: newFile('store.sqlite') })
    expect(await listClassifications(store)).toEqual([])
    await store.close()
  })
})
