import { beforeEach } from 'vitest'
import { watchTest } from './hang-watch.ts'

beforeEach(({ task }) => watchTest(`${task.file.name} > ${task.name}`))
