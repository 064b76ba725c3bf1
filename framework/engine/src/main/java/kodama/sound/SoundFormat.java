package kodama.sound;

import java.util.List;

/** A kind of file that holds a sound. Stateless; any thread may read by it. */
public interface SoundFormat {
    /**
     * Tells how its files are called.
     *
     * @return endings without a dot, in lower case: {@code wav}, say; the first wins where a sound has several files
     */
    List<String> extensions();

    /**
     * Reads a sound. It takes no more memory than ten times the file, whatever the file says.
     *
     * @param name what the sound will be called
     * @param file what messages call the file that have a line to tell
     * @throws SoundException if this is no such file or a broken one; the message names the sound or the
     *     file, and what is wrong
     */
    Sound read(String name, String file, byte[] content);
}
