export { ConfigError, readConfig, type Config, type LogLevel } from './config.ts';
