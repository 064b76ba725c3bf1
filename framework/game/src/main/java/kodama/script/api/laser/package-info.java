/** The module {@code laser}, and the methods of the tables of lasers. */
@NullMarked
package kodama.script.api.laser;

import org.jspecify.annotations.NullMarked;
