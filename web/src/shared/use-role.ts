import { useViewer } from '../apollo/session.tsx'

/** Whether the viewer is an admin. */
export function useIsAdmin(): boolean {
  return useViewer().viewer?.role === 'ADMIN'
}

/** Whether the viewer runs orders and stock: staff and admins. */
export function useIsInTeam(): boolean {
  const { viewer } = useViewer()
  return viewer !== null && viewer.role !== 'USER'
}
