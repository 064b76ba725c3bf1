/** The module {@code sfx}. */
@NullMarked
package kodama.script.api.sfx;

import org.jspecify.annotations.NullMarked;
