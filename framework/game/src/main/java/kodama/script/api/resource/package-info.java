/** The module {@code resource}. */
@NullMarked
package kodama.script.api.resource;

import org.jspecify.annotations.NullMarked;
