/** The module {@code time}. */
@NullMarked
package kodama.script.api.time;

import org.jspecify.annotations.NullMarked;
