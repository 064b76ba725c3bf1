/**
 * Java classes that a game brings along, found and made by name.
 *
 * <p>Floor 5. Knows neither scripts nor tasks: whoever asks says what a class has to be. Any thread may ask.
 */
@NullMarked
package kodama.script.java;

import org.jspecify.annotations.NullMarked;
