/** Effects on the picture drawn so far, such as waves, blur, palettes and transitions. */
@NullMarked
package kodama.draw.effect;

import org.jspecify.annotations.NullMarked;
