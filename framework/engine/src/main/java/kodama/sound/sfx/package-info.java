/**
 * Sound effects from two dozen numbers, as sfxr makes them: by sliders, by presets with a seed, from jsfxr's JSON.
 *
 * <p>{@link kodama.sound.sfx.Sfx} are the numbers, {@link kodama.sound.sfx.Preset} chooses them by chance, {@link
 * kodama.sound.sfx.SfxSynth} makes the samples. The same numbers give the same samples on every machine.
 *
 * @see <a href="https://github.com/chr15m/jsfxr">jsfxr, after Tomas Pettersson's sfxr</a>
 */
@NullMarked
package kodama.sound.sfx;

import org.jspecify.annotations.NullMarked;
