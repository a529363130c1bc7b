import { toIndianDay } from '../lib/text/date.ts'
import { getStoreTime } from '../lib/store-time.ts'
import { useDownload } from './use-download.ts'

/**
 * Downloads a file below /exports, such as `products.csv`, and saves it as `name`. The default name contains the day.
 */
export function useExport(file: string, onFailed: () => void, name?: string) {
  const { download, isBusy } = useDownload(onFailed)
  const start = () => {
    const day = toIndianDay(getStoreTime())
    download(`/exports/${file}`, name ?? file.replace('.', `-${day}.`))
  }
  return { download: start, isBusy }
}
