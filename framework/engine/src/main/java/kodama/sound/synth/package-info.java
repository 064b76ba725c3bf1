/**
 * Generated sound: a sound chip of eight channels, songs in Music Macro Language, effects like those of sfxr. The same
 * input gives the same samples on every machine.
 */
@NullMarked
package kodama.sound.synth;

import org.jspecify.annotations.NullMarked;
