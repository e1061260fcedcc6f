// Types of each entry of the package.
export * from '../contract/events.ts';
export * from '../contract/methods.ts';
export * from '../contract/plain-props.ts';
export * from '../contract/props.ts';
