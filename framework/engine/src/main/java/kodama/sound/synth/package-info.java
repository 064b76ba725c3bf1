/**
 * Sounds made by code: a sound chip of eight channels, songs in the music macro language, effects as sfxr makes them.
 * The same notes and numbers give the same samples on every machine.
 */
@NullMarked
package kodama.sound.synth;

import org.jspecify.annotations.NullMarked;
