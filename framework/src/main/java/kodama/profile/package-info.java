/**
 * Measuring: what a piece of work costs, and how its figures are told.
 *
 * <p>Floor 1. A {@link kodama.profile.Bench} fills {@link kodama.profile.Figures}; the packages that have something to
 * measure bring their own bench, and {@code kodama bench} runs them. Owned by the thread that measures.
 */
@NullMarked
package kodama.profile;

import org.jspecify.annotations.NullMarked;
