package kodama.sound;

import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import kodama.base.LeakLedger;
import org.jspecify.annotations.Nullable;

/**
 * The sounds of a game by name: {@code "shot"} is the file {@code sounds/shot.wav} or {@code shot.wav}, or with another
 * ending that a format knows, read when first asked for.
 *
 * <p>What is loaded stays over resets. Owned by the game thread; {@link #read} is for any.
 */
public final class Sounds {
    /** Reads the game's files. */
    public interface Source {
        /**
         * Tells whether there is a file; any thread may ask.
         *
         * @param path below the game's folder, with {@code /} between names
         * @return whether it can be read
         */
        boolean exists(String path);

        /**
         * Reads a whole file; any thread may ask.
         *
         * @param path below the game's folder, with {@code /} between names
         * @return the bytes
         * @throws IOException if there is no such file or it cannot be read
         */
        byte[] read(String path) throws IOException;
    }

    private record Loaded(Sound sound, LeakLedger.Entry entry) {}

    private static final List<String> FOLDERS = List.of("sounds/", "");

    private final Source source;
    private final List<SoundFormat> formats;
    private final LeakLedger ledger;
    private final Map<String, Loaded> sounds = new HashMap<>();

    /**
     * Makes an empty store.
     *
     * @param source where the files come from
     * @param formats what they may hold, the first choice first
     * @param ledger where each sound is noted until the store is cleared
     */
    public Sounds(Source source, List<SoundFormat> formats, LeakLedger ledger) {
        this.source = source;
        this.formats = List.copyOf(formats);
        this.ledger = ledger;
    }

    /**
     * Returns a sound, loading it when needed.
     *
     * @param name file name without ending
     * @return the sound; the same object until it is read again
     * @throws SoundFailure if there is no such file or it cannot be read
     */
    public Sound get(String name) {
        Loaded known = sounds.get(name);
        if (known != null) return known.sound;
        Sound sound = read(name);
        put(sound);
        return sound;
    }

    /**
     * Reads a sound's file without keeping anything, for a caller that will {@link #put} it later. Any thread may.
     *
     * @param name file name without ending
     * @return a new sound
     * @throws SoundFailure if there is no such file or it cannot be read
     */
    public Sound read(String name) {
        for (String folder : FOLDERS)
            for (SoundFormat format : formats)
                for (String ending : format.endings()) {
                    Sound found = readIfThere(name, folder + name + "." + ending, format);
                    if (found != null) return found;
                }
        throw new SoundFailure(
                "sound '" + name + "' cannot be loaded: there is no file " + name + " of a known kind", null);
    }

    private @Nullable Sound readIfThere(String name, String path, SoundFormat format) {
        if (!source.exists(path)) return null;
        try {
            return format.read(name, source.read(path));
        } catch (IOException | RuntimeException broken) {
            throw new SoundFailure("sound '" + name + "' cannot be loaded: " + broken.getMessage(), broken);
        }
    }

    /**
     * Adds or replaces a sound.
     *
     * @param sound the sound, known by its own name
     */
    public void put(Sound sound) {
        LeakLedger.Entry entry = ledger.open(LeakLedger.Lifetime.PROGRAM, "sound", sound.name());
        Loaded old = sounds.put(sound.name(), new Loaded(sound, entry));
        if (old != null) old.entry.close();
    }

    /** Forgets every sound. */
    public void clear() {
        for (Loaded loaded : sounds.values()) loaded.entry.close();
        sounds.clear();
    }
}
