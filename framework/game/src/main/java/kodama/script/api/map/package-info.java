/** The module {@code map}, and the methods of maps. */
@NullMarked
package kodama.script.api.map;

import org.jspecify.annotations.NullMarked;
