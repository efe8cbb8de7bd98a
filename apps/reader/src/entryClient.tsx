import { startReader } from './app/startReader.tsx';

// Not awaited: the chunks it loads import this file, so both would wait for each other.
void startReader();
