/**
 * Songs written as text, in the music macro language: {@code t140 o5 l8 cdefg}.
 *
 * <p>The way of a song: {@link kodama.sound.mml.SongText} sorts the text into parts and definitions, {@code
 * CommandReader} reads commands, {@code Arranger} carries them out and writes down what begins and ends when, {@code
 * Sequencer} plays that on a chip. Times are exact fractions of a whole note until they become frames.
 */
@NullMarked
package kodama.sound.mml;

import org.jspecify.annotations.NullMarked;
