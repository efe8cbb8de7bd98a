import { startWorker } from './app/worker/startWorker.ts';

startWorker();
