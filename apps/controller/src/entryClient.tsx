import { startController } from './startController.tsx';

startController();
