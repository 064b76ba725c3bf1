package kodama.map;

import org.jspecify.annotations.Nullable;

/** The files of the game's folder. */
@FunctionalInterface
public interface MapFiles {
    /** Returns the content; null if there is no such file. */
    byte @Nullable [] read(String path);
}
