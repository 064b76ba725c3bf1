/** Captures the picture of each tick as PNG files, as a GIF, or for ffmpeg (document 003, 経過時間を固定化). */
@NullMarked
package kodama.capture;

import org.jspecify.annotations.NullMarked;
