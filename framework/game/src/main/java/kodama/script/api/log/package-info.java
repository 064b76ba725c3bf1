/** The module {@code log}. */
@NullMarked
package kodama.script.api.log;

import org.jspecify.annotations.NullMarked;
