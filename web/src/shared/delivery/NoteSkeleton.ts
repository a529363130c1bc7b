import { Skeleton } from '../../ui/states/Skeleton.tsx'
import { styled } from 'styled-components'

/** As high as a note with one line. */
export const NoteSkeleton = styled(Skeleton).attrs({ $height: '48px', $round: 'medium' })``
