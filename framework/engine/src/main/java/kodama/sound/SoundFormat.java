package kodama.sound;

import java.util.List;

/** A format of sound files. Stateless and thread-safe. */
public interface SoundFormat {
    /**
     * Returns the file extensions.
     *
     * @return in lower case without a dot, such as {@code wav}; the first one is preferred if a sound has several files
     */
    List<String> extensions();

    /**
     * Reads a sound. Uses at most ten times the memory of the file, whatever the file contains; a compressed format
     * uses at most 8 MB for a short sound, and 16 MB for the tables of its decoder.
     *
     * @param name name of the sound
     * @param file name of the file in messages that contain a line number
     * @param content the bytes of the file
     * @throws SoundException if the file is broken or of another format; the message names the sound or the file, and
     *     the problem
     */
    Sound read(String name, String file, byte[] content);
}
