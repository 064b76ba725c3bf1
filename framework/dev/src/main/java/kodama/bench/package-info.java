/**
 * Measures parts of the framework, whole games, starts and delays, for {@code kodama bench}. Figures compare one
 * machine or version with another.
 */
@NullMarked
package kodama.bench;

import org.jspecify.annotations.NullMarked;
