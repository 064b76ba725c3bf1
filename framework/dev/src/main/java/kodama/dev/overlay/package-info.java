/** Overlays on the running game: statistics, hitboxes, watches, the debug menu; pausing and stepping. */
@NullMarked
package kodama.dev.overlay;

import org.jspecify.annotations.NullMarked;
