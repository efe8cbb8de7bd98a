/** Parts of the shell that no document has: they load once the page is interactive. None has styles of its own. */
export { AutoScroll } from '../../features/auto-scroll/AutoScroll.tsx';
export { DeviceNotices } from './DeviceNotices.tsx';
export { LazyInstallBanner } from './InstallBanner/LazyInstallBanner.tsx';
