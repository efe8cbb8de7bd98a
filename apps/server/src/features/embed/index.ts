export { embed } from './embed.ts';
export { loadEmbed, type Embed } from './loadEmbed.ts';
export { oembed } from './oembed.ts';
