/**
 * What the parts of the framework cost when they work together; {@code kodama bench} runs these.
 *
 * <p>Floor 7. Each class is a {@link kodama.profile.Bench}; drawing, shots and the Lua machine have theirs in their own
 * packages. Figures are for comparing one machine, or one version, with another: nothing here passes or fails.
 */
@NullMarked
package kodama.bench;

import org.jspecify.annotations.NullMarked;
