import { useViewer } from '../apollo/session.tsx'

export function useIsAdmin(): boolean {
  return useViewer().viewer?.role === 'ADMIN'
}

/** Whether the viewer approves prescriptions. */
export function useIsPharmacist(): boolean {
  return useViewer().viewer?.isPharmacist === true
}

/** Whether the viewer handles orders and stock: staff and admins. */
export function useIsInTeam(): boolean {
  const { viewer } = useViewer()
  return viewer !== null && viewer.role !== 'USER'
}
