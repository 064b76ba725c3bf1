/** Picture files besides PNG, and files that describe the frames of a picture. */
@NullMarked
package kodama.draw.file;

import org.jspecify.annotations.NullMarked;
