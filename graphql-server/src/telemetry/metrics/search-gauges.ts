import { Gauge, type Registry } from 'prom-client'
import type { SearchState } from '../../domains/catalogue/browse/catalogue-reading.ts'

export type MeasureSearch = () => SearchState

/** Adds the search index's state, measured when the metrics are read. */
export function createSearchGauges(registry: Registry, measure: MeasureSearch): void {
  const registers = [registry]
  new Gauge({
    name: 'kirana_search_products',
    help: 'Products in the search index of this process.',
    registers,
    collect() {
      this.set(measure().products)
    },
  })
  new Gauge({
    name: 'kirana_search_lag_seconds',
    help: 'Age of the oldest catalogue change that the search index may not have yet.',
    registers,
    collect() {
      const { lag } = measure()
      if (lag === null) this.remove()
      else this.set(lag / 1000)
    },
  })
}
