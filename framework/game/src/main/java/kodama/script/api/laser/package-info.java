/** The module {@code laser}, and the methods of lasers' tables. */
@NullMarked
package kodama.script.api.laser;

import org.jspecify.annotations.NullMarked;
