package kodama.sound;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import kodama.base.LeakTracker;
import kodama.file.ResourceCache;
import org.jspecify.annotations.Nullable;

/**
 * The sounds of a game by name: {@code "shot"} is the file {@code sounds/shot.wav} or {@code shot.wav}, or with another
 * extension of a known format. {@code "music/title"} is found in the same way.
 */
public final class Sounds extends ResourceCache<Sound> {
    /** Reads the game's files. */
    public interface Source {
        /**
         * Returns whether a file exists; thread-safe.
         *
         * @param path below the game's folder, with {@code /} between names
         */
        boolean exists(String path);

        /**
         * Reads a whole file; thread-safe.
         *
         * @param path below the game's folder, with {@code /} between names
         * @throws IOException if the file does not exist or cannot be read
         */
        byte[] read(String path) throws IOException;

        /**
         * Returns the end of an error message about a missing file, which suggests a file whose name differs in case.
         *
         * @param paths the paths that were tried
         * @return like {@link kodama.file.GameFiles#caseHint}
         */
        String caseHint(List<String> paths);
    }

    /** The folder of sounds, which is searched first. */
    public static final String FOLDER = "sounds/";

    private static final List<String> FOLDERS = List.of(FOLDER, "");

    private static final String FROM_ROOT = "names are relative to the game's folder; write it without a leading '/'";

    private final Source source;
    private final List<SoundFormat> formats;

    /**
     * Creates an empty store.
     *
     * @param formats the known formats, in order of preference
     * @param leakTracker tracks each sound until it is released
     */
    public Sounds(Source source, List<SoundFormat> formats, LeakTracker leakTracker) {
        super("sound", leakTracker);
        this.source = source;
        this.formats = List.copyOf(formats);
    }

    /**
     * Reads the file of a sound without storing it; the caller can store it later by {@link #putLoaded}. Thread-safe.
     *
     * @throws SoundException if the file does not exist or cannot be read
     */
    @Override
    public Sound read(String name) {
        if (name.startsWith("/")) throw SoundException.unreadable(name, FROM_ROOT, null);
        for (String folder : FOLDERS)
            for (SoundFormat format : formats)
                for (String ending : format.extensions()) {
                    Sound found = readIfExists(name, folder + name + "." + ending, format);
                    if (found != null) return found;
                }
        throw SoundException.unreadable(name, missing(name), null);
    }

    private @Nullable Sound readIfExists(String name, String path, SoundFormat format) {
        try {
            return source.exists(path) ? format.read(name, path, source.read(path)) : null;
        } catch (SoundException named) {
            throw named;
        } catch (IOException | RuntimeException broken) {
            throw SoundException.unreadable(name, String.valueOf(broken.getMessage()), broken);
        }
    }

    private String missing(String name) {
        for (String ending : extensions())
            if (name.toLowerCase(Locale.ROOT).endsWith("." + ending))
                return "write '" + name.substring(0, name.length() - ending.length() - 1) + "' without its ending ."
                        + ending;
        List<String> paths = FOLDERS.stream()
                .flatMap(folder -> extensions().stream().map(ending -> folder + name + "." + ending))
                .toList();
        return "there is no file " + FOLDER + name + " or " + name + " with one of the endings "
                + String.join(", ", extensions()) + source.caseHint(paths);
    }

    @Override
    public List<String> extensions() {
        return formats.stream().flatMap(format -> format.extensions().stream()).collect(Collectors.toList());
    }

    @Override
    public List<String> namesOf(String path) {
        List<String> names = new ArrayList<>();
        for (String ending : extensions()) {
            if (!path.endsWith("." + ending)) continue;
            String name = path.substring(0, path.length() - ending.length() - 1);
            names.add(name);
            if (name.startsWith(FOLDER)) names.add(name.substring(FOLDER.length()));
        }
        return names;
    }

    @Override
    protected RuntimeException failure(String message) {
        return new SoundException(message, null);
    }

    @Override
    public long bytes(Sound sound) {
        return sound.bytes();
    }

    /**
     * Adds or replaces a sound that does not come from a file.
     *
     * @param sound the sound, stored by its own name
     */
    public void put(Sound sound) {
        put(sound.name(), sound);
    }
}
