/**
 * A sound chip as games had: eight channels of pulses, wave tables and noise, with envelopes, vibrato, arpeggio,
 * sweeps and slides.
 *
 * <p>Knows notes and nothing of songs. What it plays depends on its notes alone, to the bit: phases are whole numbers,
 * and what is not comes from {@link java.lang.StrictMath}. Owned by one thread; nothing is allocated while it plays.
 */
@NullMarked
package kodama.sound.chip;

import org.jspecify.annotations.NullMarked;
