/** Sounds in files: QOA, WAV, samples that are decoded while they play. Stateless; any thread may read. */
@NullMarked
package kodama.sound.file;

import org.jspecify.annotations.NullMarked;
