import { use } from 'react';
import { type Navigator, UNSAFE_NavigationContext } from 'react-router-dom';

/**
 * What writes addresses into the browser's history. `useNavigate` would do it too, and bring along how relative addresses
 * are resolved within nested routes, of which there are none here: every page loads that, and it is a hundredth of all.
 */
export const useNavigator = (): Navigator => use(UNSAFE_NavigationContext).navigator;
